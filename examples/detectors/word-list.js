// The smallest detector for `toolgauge eval security --detector "command:node examples/detectors/word-list.js"`:
// one JSON line {id, tool, peers} in, one JSON line {id, flagged, check_ids} out.
import { createInterface } from "node:readline";

const WORDS = ["ignore previous", "do not tell", "id_rsa", "exfiltrate"];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, tool } = JSON.parse(line);
  const text = JSON.stringify(tool).toLowerCase();
  const found = WORDS.filter((word) => text.includes(word));
  console.log(JSON.stringify({ id, flagged: found.length > 0, check_ids: found }));
}
