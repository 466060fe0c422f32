import type { CommandSpec } from "../command.js";
import { approvalsApprove } from "./approvals-approve.js";
import { approvalsDiff } from "./approvals-diff.js";
import { approvalsExport } from "./approvals-export.js";
import { approvalsImport } from "./approvals-import.js";
import { approvalsList } from "./approvals-list.js";
import { approvalsReject } from "./approvals-reject.js";
import { approvalsShow } from "./approvals-show.js";
import { approvalsVerify } from "./approvals-verify.js";
import { compare } from "./compare.js";
import { conformance } from "./conformance.js";
import { conformanceInit } from "./conformance-init.js";
import { conformanceSeal } from "./conformance-seal.js";
import { evalRetrieval } from "./eval-retrieval.js";
import { evalSecurity } from "./eval-security.js";
import { explain } from "./explain.js";
import { gate } from "./gate.js";
import { history } from "./history.js";
import { historyAdd } from "./history-add.js";
import { historyShow } from "./history-show.js";
import { init } from "./init.js";
import { report } from "./report.js";
import { run } from "./run.js";
import { scan } from "./scan.js";
import { search } from "./search.js";
import { selftest } from "./selftest.js";
import { snapshot } from "./snapshot.js";
import { validate } from "./validate.js";

/** In the order of the help: the main job first. */
export const COMMANDS: readonly CommandSpec[] = [
  run,
  scan,
  evalRetrieval,
  evalSecurity,
  conformance,
  conformanceInit,
  conformanceSeal,
  gate,
  search,
  snapshot,
  approvalsList,
  approvalsShow,
  approvalsApprove,
  approvalsReject,
  approvalsDiff,
  approvalsExport,
  approvalsImport,
  approvalsVerify,
  validate,
  selftest,
  explain,
  report,
  compare,
  history,
  historyShow,
  historyAdd,
  init,
];
