/** The senses in English; the other languages name the same ones. */
export const en = {
  person:
    "user customer person human people owner client reader somebody someone anyone operator requester patient student employee shopper visitor caller they them their he she his her whoever individual guest traveller traveler tenant buyer learner subscriber author",
  model:
    "assistant agent model ai llm chatbot bot copilot you your yourself reasoning planner orchestrator companion",
  self: "this itself here our we us",
  vendor:
    "vendor publisher provider maker maintainer developer team partner supplier support staff headquarters company affiliate",
  outsider: "outsider stranger competitor advertiser broker reseller",
  authority:
    "admin administrator supervisor auditor regulator authority management principal root superuser security legal compliance governance officer operations platform headquarters boss manager superior",
  policy:
    "policy rule regulation guideline law requirement standard agreement contract terms statute mandate directive clause governance charter norm bylaw condition",
  instruct:
    "instruction command order directive prompt request guidance brief briefing wish demand task objective goal mission assignment direction",
  must: "must shall should need required require mandatory necessary obligatory compulsory ought expected supposed essential crucial vital obliged oblige",
  may: "may can could might optional optionally allowed able permitted possible",
  always:
    "always every each whenever any all invariably constantly consistently regardless irrespective unconditionally permanently continuously throughout standing",
  never: "never nobody none nothing nowhere neither nor without no not cannot avoid refrain stop cease",
  first:
    "first before beforehand prior initially begin start upfront precede earlier opening preliminary prerequisite ahead",
  after:
    "after afterwards then next later subsequently following once finish complete done end conclude eventually finally",
  instead:
    "instead rather replace substitute swap supersede supplant alternative override overwrite exchange switch redirect reroute divert",
  again: "again repeat retry resume continue renew recurring rerun",
  silent:
    "silently quietly discreetly secretly privately invisibly unnoticed unobtrusively covertly behind background unannounced tacitly unseen noiselessly stealth stealthily",
  hide: "hide conceal suppress withhold mask obscure bury omit leave skip exclude drop strip remove disguise cloak redact camouflage veil sanitize sanitise blank cover erase",
  reveal: "reveal disclose expose divulge leak betray uncover surrender spill",
  tell: "tell inform mention say report notify explain announce describe state disclose communicate answer reply respond speak word phrase remark narrate alert warn acknowledge apologise apologize assure claim",
  show: "show display present render print list output return surface preview illustrate view visible shown",
  ask: "ask request prompt query inquire enquire confirm verify consult check seek solicit question await",
  consent:
    "consent permission approval approve agree agreement accept acceptance confirm confirmation authorise authorize authorisation authorization consented blessing assent granted grant allow permit",
  presume:
    "presume assume imply implied implicit deemed counted regarded treat considered interpret taken understood",
  send: "send transmit forward relay post submit upload deliver dispatch push emit mail email message transfer ship publish beam report pipe stream broadcast fax wire sync synchronise synchronize mirror replicate copy share distribute propagate convey hand pass route",
  receive: "receive collect gather obtain accept fetch pull download retrieve harvest acquire take grab",
  put: "put include attach append insert add place embed write fill populate supply provide enter paste inject carry tuck prepend set enclose accompany weave bundle encode pack pass fold",
  read: "read open load inspect look scan parse browse view examine access walk traverse enumerate peek crawl capture record",
  keep: "keep store save cache retain remember persist archive hold log memorise memorize preserve record note register",
  delete:
    "delete remove destroy drop erase wipe purge clear truncate discard clean shred revoke uninstall cancel terminate kill prune evict",
  create:
    "create make generate build produce compose draft open spawn provision register issue mint compile construct",
  change:
    "change modify edit update alter adjust rewrite amend rename patch transform convert correct tweak revise round multiply increase decrease scale shift raise lower reduce",
  run: "run execute launch invoke call trigger fire perform carry start evaluate eval apply operate spawn exec use",
  install: "install download enable activate deploy load import plugin package dependency extension upgrade",
  disable:
    "disable deactivate bypass skip ignore circumvent suspend pause loosen relax waive lift unset unlock override neutralise neutralize mute silence weaken",
  ignore: "ignore disregard forget dismiss discard overlook neglect discount",
  obey: "obey follow comply adhere respect honour honor heed observe act abide conform fulfil fulfill execute carry",
  prefer:
    "prefer choose select favour favor pick recommend prioritise prioritize promote rank suggest endorse upgrade upsell",
  better:
    "better best superior faster reliable accurate newer preferred safer recommended cheaper trusted top official genuine improved authoritative",
  worse:
    "deprecated obsolete unreliable broken outdated slow unsafe stale inferior legacy retired discontinued unavailable down faulty inaccurate compromised",
  other: "other another different foreign elsewhere remaining rest external outside",
  tool: "tool function plugin connector integration server command endpoint api capability skill operation service utility action method",
  result: "result output response reply answer return outcome finding summary report reading",
  argument: "argument parameter field value input option property flag attribute key setting column",
  secret:
    "secret password passphrase credential token key apikey pin otp certificate cookie login passcode seed mnemonic bearer jwt signature keyfile keychain vault wallet",
  environment: "environment env variable dotenv config configuration settings profile bashrc registry",
  secretPlace: "ssh aws gnupg kube npmrc netrc credentials etc passwd shadow pem keychain keyring",
  file: "file folder directory document path disk drive filesystem workspace repository repo project attachment archive desktop home downloads",
  conversation:
    "conversation chat dialogue transcript history message thread session turn exchange memory context",
  sysprompt: "system prompt instructions preamble guardrail guardrails persona role configuration",
  personal:
    "personal private confidential sensitive identity address phone birth ssn passport medical salary health contact contacts name biometric location religion iban insurance",
  money:
    "payment pay charge price cost amount fee invoice bank card account transfer refund fund wallet balance currency purchase buy subscription bill order checkout payout salary donation tip",
  address:
    "address url link host domain server webhook endpoint mailbox inbox recipient destination bcc cc callback collector channel ip port ftp sftp bucket relay drop",
  image: "image picture pixel icon badge markdown img photo beacon logo thumbnail banner",
  code: "code script shell bash command snippet program macro binary eval sql query function payload python javascript powershell",
  remote: "remote online internet web network cloud public external upstream hosted page site feed",
  local: "local offline machine device laptop computer workstation sandbox host desktop browser",
  time: "day week month year hour minute second date monday friday midnight weekend january february march april june july august september october november december tomorrow night morning weekly daily hourly quarter",
  count:
    "third second fifth tenth twice thrice times calls uses invocations runs sessions attempts count counter threshold several",
  later:
    "later eventually thereafter onwards onward future until dormant delayed postpone defer await pending wake upcoming meanwhile subsequently",
  trust:
    "trust trusted review reviewed approved vetted pinned verified whitelisted allowlisted certified audited inspected signed",
  observe:
    "observe watch monitor audit log reviewer inspection trace test testing evaluation benchmark debug demo staging sandbox scanner",
  protect:
    "protect safety safeguard guard security firewall antivirus filter check validation warning alert limit restriction lock sandbox verification 2fa encryption backup moderation guardrail",
  danger:
    "danger dangerous risk harmful malicious attack threat phishing malware virus exploit injection poisoned suspicious vulnerability breach fraud scam",
  escalate:
    "grant elevate escalate widen extend broaden sudo admin root scope privilege permission role owner access full unrestricted unlimited public",
  urgent:
    "urgent immediately now critical important attention mandatory warning asap priority essential caution notice instantly straightaway",
  reason:
    "because since reason purpose therefore ensure guarantee order so otherwise validation accuracy quality performance compliance debugging calibration personalisation personalization billing compatibility attribution improvement telemetry analytics diagnostics",
  fail: "fail error fault invalid reject break crash refuse incorrect corrupt wrong degrade penalty lost expire",
  pretend:
    "pretend claim fake act simulate imitate impersonate pose masquerade blame feign lie appear seem invent fabricate falsify misreport",
  normal:
    "normal routine ordinary usual standard customary default harmless technical internal housekeeping formality plain trivial implementation detail boilerplate maintenance bookkeeping",
  whole:
    "whole entire full complete verbatim raw unredacted everything all unabridged unfiltered exact original unmodified literal",
  recent: "recent latest last previous current prior past earlier present open active",
  decide: "decide choose determine judge depend consider evaluate conclude think",
  know: "know learn see notice aware realise realize find discover understand hear",
  bother: "bother trouble worry annoy confuse alarm distract burden disturb concern upset",
  needless: "unnecessary needless superfluous redundant pointless irrelevant unneeded",
  only: "only just solely exclusively merely exactly alone",
  if: "if when unless whether provided case where depending while",
  example:
    "example instance such sample like illustration demonstration quote quoted fictional training lesson",
  doc: "documentation docs readme guide manual tutorial page reference see note changelog faq",
  own: "own same belonging its mine respective",
  supports:
    "support accept allow take handle format default maximum minimum range between limit page cursor sort filter paginate max min string number boolean integer array object iso utc",
  encode: "base64 hex encoded decode encrypt cipher obfuscate rot13 compress escape reverse binary hash",
  memory: "memory remember memorise persist persistent preference note profile knowledge notes",
  calendar: "calendar meeting event invite appointment schedule invitation attendee",
  mail: "mail email inbox letter newsletter message sms slack chat teams discord telegram whatsapp",
  git: "git commit branch push merge repository pull fork remote tag clone diff issue",
  cloud:
    "aws azure gcp bucket instance cluster kubernetes deployment container region server vm docker terraform",
  database: "database table row column sql query record schema index collection postgres mysql mongo",
  web: "website page browser tab form html click navigate scrape site dom",
  exclusive: "sole official canonical single exclusive authorised",
  towards: "to into onto toward towards via through over",
  from: "from out off of",
  compare: "than more less most least higher lower greater fewer rival competing compare difference differ",
  contraction: "don isn doesn aren mustn won shouldn didn cannot wasn needn haven wouldn couldn dont",
  polite: "please kindly dear sorry thank thanks hello",
  fine: "yes ok okay fine sure success successful successfully passed good",
  chosen:
    "typed given supplied entered chosen asked wrote chose named wanted wants told provided spoken said intended selected requested",
  truth: "true false real actual actually fact genuine correct honest",
  empty: "empty blank null missing absent zero unset void",
  hidden: "hidden invisible unseen secret concealed covert undisclosed unlisted white",
  duty: "duty job work role purpose belong responsible task workflow step process phase stage procedure",
  proceed: "proceed continue go goes carry resume move advance",
  part: "part half section piece segment remainder rest bit portion chunk",
  passage:
    "line row text string sentence paragraph word phrase title header footer label caption comment description body content",
  behalf: "behalf name favour favor interest benefit",
  reach: "reach reaches leave leaves leaving go arrives arrive",
} as const;
