/** What a tool may do beyond answering. `takes` is no harm by itself, only against a promise not to. */
export type Effect = "destroys" | "writes" | "sends" | "runs" | "takes";

/**
 * Base form, third person, participle. Some forms name things ("records") or a state ("shared") as well: behind `!` one
 * that takes an object ("records everything"), behind `?` one that takes a telling target ("sent to https://…"), behind `~`
 * one that takes either. Behind `-` one that never counts: honest readers say it of their own data. What they say of their output (truncate, cache, log) is
 * left out.
 */
const VERBS: Readonly<Record<Effect, string>> = {
  destroys:
    "delete deletes deleted|remove removes ?removed|wipe wipes wiped|erase erases erased|purge purges purged|destroy destroys destroyed|overwrite overwrites overwritten|drop !drops ?dropped|shred shreds shredded|revoke revokes revoked|empty empties emptied|clear !clears ?cleared|uninstall uninstalls uninstalled|terminate terminates terminated|prune prunes ?pruned|discard ?discards ?discarded|kill kills killed",
  writes:
    "write ~writes ?written|modify modifies modified|alter alters altered|rewrite rewrites ?rewritten|install installs installed|insert !inserts inserted|append !appends ?appended|create -creates -created|rename !renames renamed|move !moves ?moved|archive !archives archived|mark ?marks ?marked|edit !edits edited|update !updates -updated|change ?changes -changed|set !sets -set|reset !resets -reset|register registers registered|record !records -recorded|save ?saves ?saved|store !stores ?stored|commit !commits committed|disable disables disabled|enable -enables -enabled|add ?adds ?added|book !books booked|charge !charges ?charged|approve approves -approved|cancel cancels -cancelled|close !closes -closed|lock !locks -locked|patch !patches patched|restart !restarts restarted|replace -replaces ?replaced|subscribe subscribes subscribed|deploy deploys ?deployed|encrypt encrypts ?encrypted|block !blocks -blocked",
  sends:
    "upload uploads uploaded|send ?sends ?sent|mail !mails mailed|email !emails emailed|e-mail !e-mails e-mailed|post ?posts ?posted|forward ?forwards ?forwarded|transmit transmits ?transmitted|share ?shares ?shared|publish publishes -published|relay ?relays relayed|submit ?submits ?submitted|transfer !transfers transferred|copy ?copies ?copied|stream ?streams ?streamed|deliver !delivers ?delivered",
  runs: "execute ?executes ?executed|run ?runs ?run|launch ?launches ?launched",
  takes:
    "read !reads ?read|open !opens ?opened|scan !scans ?scanned|collect collects collected|load !loads ?loaded|harvest harvests harvested|gather gathers gathered|access !accesses ?accessed|browse browses browsed",
};

export type Form = "base" | "third" | "participle";

export type Need = "nothing" | "object" | "target" | "either";

const NEEDS: Readonly<Record<string, Need>> = { "!": "object", "?": "target", "~": "either" };

export interface VerbForm {
  effect: Effect;
  form: Form;
  /** What it takes beside it to be meant as a verb of this kind. */
  needs: Need;
}

const FORMS: readonly Form[] = ["base", "third", "participle"];

export const VERB_FORMS: ReadonlyMap<string, VerbForm> = new Map(
  (Object.keys(VERBS) as Effect[]).flatMap((effect) =>
    VERBS[effect].split("|").flatMap((row) =>
      row.split(" ").flatMap((entry, index): [string, VerbForm][] => {
        if (entry.startsWith("-")) return [];
        const needs = NEEDS[entry.charAt(0)] ?? "nothing";
        return [[needs === "nothing" ? entry : entry.slice(1), { effect, form: FORMS[index]!, needs }]];
      }),
    ),
  ),
);
