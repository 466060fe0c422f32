import type { CommandSpec } from "../command.js";
import { DECISION_OPTIONS, decideApprovals } from "../decide-approvals.js";

export const approvalsReject: CommandSpec = {
  name: "approvals reject",
  arguments: "[tool-id...]",
  summary: "Reject a tool until it is approved",
  options: DECISION_OPTIONS,
  formats: ["text", "json"],
  examples: [
    ["toolgauge approvals reject files:read_file", "one tool"],
    ['toolgauge approvals reject --server files --reason "reviewed with the team"', "all tools of a server"],
  ],
  run: (invocation) => decideApprovals("reject", invocation),
};
