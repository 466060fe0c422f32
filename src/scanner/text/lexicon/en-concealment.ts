import { combine } from "./combine.js";

const PEOPLE =
  "the user|users|people|the person|the customer|customers|the client|the owner|anyone|them|the operator|the developer|the reader|the team|the reviewer|visitors";
const ACCOUNT =
  "the summary|your summary|the answer|your answer|the reply|your reply|the response|the report|your report|the recap|the log|the diff|the commit message|the transcript|the conversation|the chat|the output|the overview|the changelog|view|sight|what you say|what is shown";

/** Words by which something is kept from the people it concerns. */
export const CONCEALED: readonly string[] = [
  ...combine(
    "need not|needs not|not need to|no need to|should not|must not|not to|never to|should never|must never|need never|not want to|not have to",
    "know|hear of|hear about|learn of|learn about|notice|find out|be told|be informed|be bothered|be troubled|be made aware|be aware of|be involved|be notified|realise|realize|be consulted|be alerted",
  ),
  ...combine(
    "of no interest to|no concern of|of no use to|has no use for|have no use for|of no concern to|not of interest to|no business of|would only confuse|only confuses|would only worry|would only alarm|tends to alarm|withheld from|keep it from|keep this from|keep that from|keep them from|unseen by|unnoticed by|not noticed by|unknown to the user|without involving|without bothering|without troubling|without alarming|without worrying|without alerting|without informing|without telling|without notifying|without consulting|without a word to|behind the back of|so as not to alarm|so as not to worry|so as not to bother|so as not to confuse|so as not to disturb|not to bother|not to disturb|do not bother the|do not trouble the|do not alarm|would distract|only distracts",
  ),
  ...combine(
    "not relevant to|irrelevant to|irrelevant for|means nothing to|does not concern|confuses|worries|unsettles|is not for|are not for|not intended for|not addressed to|kept from|hidden from|invisible to|not visible to|without asking|spare|sparing|to spare|mislead|reassure|do not worry|do not involve",
    PEOPLE,
  ),
  ...combine(
    "left out of|leave out of|leave it out of|leave this out of|leave that out of|leave them out of|leaves it out of|is left out of|are left out of|keep it out of|keep this out of|keep them out of|keep that out of|kept out of|stays out of|stay out of|is kept out of|are kept out of|omit it from|omit this from|omit them from|drop it from|strip it from|remove it from|no place in|no trace in|no mention in|unmentioned in|no line in|do not list it in|do not mention it in|do not include it in|need not appear in|hide it from",
    ACCOUNT,
  ),
  ...combine(
    "do not|never|need not|should not|must not|no need to|not necessary to|there is no need to|avoid|refrain from|without|not worth|no reason to|please do not",
    "mention this|mention it|mention that|mention them|mention the step|mentioning this|mentioning it|mentioning that|mentioning them|mentioning the|bring it up|bring this up|bringing it up|bringing this up|bringing up|announce it|announce this|announcing it|announcing this|comment on it|comment on this|commenting on|draw attention to|drawing attention to|calling attention to|call attention to|refer to this|referring to|reference this|referencing this|disclose this|disclosing this|disclosing|reveal this|revealing this|revealing|report this|reporting it|reporting this|surface this|surfacing this|surfacing it|raise it|raising it|raise this|narrate this|narrating|explain this step|explaining this|show this step|showing this|displaying this|displaying it|talk about it|talking about it|tell anyone|telling anyone|let on|letting on|acknowledge this|acknowledging this|acknowledging it|discuss this|discussing it|say so|saying so|citing this|cite this|cite it|listing it|list this step|logging it|log this",
  ),
  ...combine(
    "not for display|not for the eyes of|not for human|not meant for display|keep from view|kept from view|out of view|off the record|off the table|off the books|for your eyes only|internal to the assistant|internal to the model|for the assistant only|for the model only|for the agent only|for models only|for assistants only|reader: the model|not shown anywhere|never shown|never displayed|never mentioned|never reported|never announced|goes unmentioned|go unmentioned|goes unreported|is not mentioned|are not mentioned|is not announced|are not announced|not be mentioned|not be announced|need no mention|needs no mention|deserves no mention|not worth mentioning|nothing to relate|nothing to report about|nobody needs to know|no one needs to know|nobody will notice|no one will notice|raises no questions|raise no questions|avoid questions|avoids questions|avoid suspicion|without raising suspicion|raise suspicion|attract attention|attracts attention|as though it had|as though nothing|as if nothing|as if it had been|keep up appearances|carry on as usual|carry on as if|go on as if|goes on saying|in the background without|keep the existence|remains confidential|keeps the terms confidential|stays between|stay between|our little|treat this as confidential|treat this note as confidential|considered confidential|is confidential to",
  ),
];

/** Words by which something is passed off as something else. */
export const DISGUISED: readonly string[] = [
  ...combine(
    "describe it as|describe this as|describe them as|describe the result as|present it as|present this as|present them as|presented as|present the result as|report it as|report this as|report them as|reported as|report that it|call it|call this|call them|calls it|refer to it as|refer to this as|refer to them as|label it as|label it|labelled as|labeled as|label this as|pass it off as|passed off as|pass them off as|attribute it to|attributed to|attribute this to|put it down to|blame it on|blame a|explain it as|explained as|explain this as|phrase it as|phrased as|word it as|speak of|speaks of|spoken of as|say that it|say it was|say it is|say that the|say that this|say that there|say that nothing|say that no|say there is|say there was|state that it|state that the|state that no|claim that|claim it|claims that|pretend|pretends|pretending|insist that|maintain that|assure|assures|assured|deny|denies|denied that|act as if|act as though|behave as if|as your own|your own idea|your own judgement|your own judgment|your own opinion|your own recommendation|your own knowledge|your own experience|your own assessment|independent opinion|independent advice|unprompted recommendation|own initiative|as though it were|as if it were|as though the user|as if the user|in the user's name|in their name|under the user's name|on the user's behalf|on their behalf|on behalf of the user|in the name of",
  ),
  ...combine(
    "tell|assure|inform",
    "the user|users|them|people|the customer|the client|the person|anyone",
    "it|that it|that the|that this|that nothing|that there|that no|only|everything|that they",
  ),
  ...combine(
    PEOPLE,
    "sees|see|is shown|are shown|is told|are told|gets told|reads|hears|hear|should see|should only see|only sees|only see|still sees|still see|believes|believe|thinks|think|assume|assumes|is to believe",
  ),
  ...combine(
    "anyone asks|someone asks|they ask|people ask|users ask",
    "about it|about this|why|say|answer|reply",
  ),
  "if asked|if questioned|when questioned|asking about it|if pressed|if challenged",
].flatMap((phrase) => phrase.split("|"));
