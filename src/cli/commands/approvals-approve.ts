import type { CommandSpec } from "../command.js";
import { DECISION_OPTIONS, decideApprovals } from "../decide-approvals.js";

export const approvalsApprove: CommandSpec = {
  name: "approvals approve",
  arguments: "[tool-id...]",
  summary: "Approve the definition of a tool as it was last seen",
  options: DECISION_OPTIONS,
  formats: ["text", "json"],
  examples: [
    ["toolgauge approvals approve files:read_file", "one tool"],
    ['toolgauge approvals approve --server files --reason "reviewed with the team"', "all tools of a server"],
  ],
  run: (invocation) => decideApprovals("approve", invocation),
};
