import { TOOL_VERSION } from "../core/version.js";

/** The files of a new repository, by path. Written to be changed. */
export const STARTER_FILES: Readonly<Record<string, string>> = {
  "toolgauge/suite.yaml": `# What \`toolgauge run toolgauge/suite.yaml\` measures. Paths are relative to this file.
version: 1
name: tools
# Reference values and limits. After an intended change, accept the new values with
#   toolgauge gate .toolgauge/run.json --baseline toolgauge/baseline_v1.json --update
baseline: baseline_v1.json

# Does tool search return the right tool?
retrieval:
  - corpus: corpus.json # your tools; freeze them from live servers with: toolgauge snapshot --help
    golden: golden.json # questions people ask, and the tool that answers each
    split: test
    engines: [lexical]

# How far each metric may fall below the baseline before the gate fails.
thresholds:
  retrieval_tolerance: { recall_at_5: 0.02, mrr: 0.02, ndcg_at_10: 0.02 }
`,
  "toolgauge/corpus.json": `${JSON.stringify(
    {
      version: "v1",
      format_version: 1,
      generated_from: "an example; replace it with your own tools",
      tools: [
        tool("calendar", "create_event", "Puts an appointment into a calendar, with guests and a reminder."),
        tool("calendar", "list_events", "Lists the appointments of a day or a week."),
        tool("mail", "send_message", "Sends an electronic letter to one or more people."),
        tool("mail", "search_inbox", "Finds received letters by sender, subject or date."),
      ],
    },
    null,
    2,
  )}\n`,
  "toolgauge/golden.json": `${JSON.stringify(
    {
      version: "v1",
      format_version: 1,
      corpus_version: "v1",
      queries: [
        query("q1", "book an appointment with two guests for Tuesday", "calendar:create_event"),
        query("q2", "what appointments do I have this week?", "calendar:list_events"),
        query("q3", "find the letter I received about the invoice", "mail:search_inbox"),
      ],
    },
    null,
    2,
  )}\n`,
  ".github/workflows/toolgauge.yml": `# Fails a pull request that makes tool search worse than the committed baseline.
name: toolgauge
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  toolgauge:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with: { node-version: 22 }
      - run: npx --yes toolgauge@${TOOL_VERSION} run toolgauge/suite.yaml
      - if: always()
        run: npx --yes toolgauge@${TOOL_VERSION} report .toolgauge/run.json --format md >> "$GITHUB_STEP_SUMMARY"
`,
};

function tool(server: string, name: string, description: string) {
  return { tool_id: `${server}:${name}`, server, tool: name, description };
}

function query(id: string, text: string, toolId: string) {
  return { id, query: text, labels: [{ tool_id: toolId, relevance: 2 }], split: "test" };
}
