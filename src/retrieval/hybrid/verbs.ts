const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export const READING = words(
  "get list search find read query describe show fetch check count view look lookup inspect browse watch stat info status " +
    "history download export summarize compare explain retrieve see display preview tell analyze monitor trace head tail",
);

export const CHANGING = words(
  "create add insert make post write compose draft schedule book register start launch save put upload append push import " +
    "invite send share publish reply respond generate build execute trigger deploy enqueue enter jot attach pay charge refund " +
    "email notify ask restore duplicate copy clone " +
    "delete remove drop cancel purge clear erase revoke archive unsubscribe trash wipe kill stop close destroy uninstall " +
    "discard forget expire terminate " +
    "update change edit modify rename move set assign merge replace patch transfer convert mark toggle enable disable turn " +
    "adjust resize lock unlock pin star tag label reschedule reopen resolve approve complete finish",
);

export const QUESTION_WORDS = words(
  "what which who whose where when how is are does did was were has have why any anything",
);

/** What people say before they come to the verb. */
export const FILLERS = words(
  "please can could you we want need to would like let me my our the an just now then and also hey hi us help must should " +
    "have got",
);
