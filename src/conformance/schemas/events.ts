import type { Schema } from "../schema/schema.js";
import { closed, dateTime, listOf, oneOf, open, openObject, text, uuid } from "./shared-types.js";

const core = {
  "event_id!": uuid,
  "event_type!": text,
  "event_family!": oneOf(
    "import_process",
    "intent",
    "delta_intent",
    "impact_analysis",
    "compensation_plan",
    "methodology",
    "reasoning_graph",
    "pipeline_stage",
    "graph_update",
    "runtime_execution",
    "cost_budget",
    "external_integration",
  ),
  "timestamp!": dateTime,
  project_id: uuid,
  payload: openObject,
};

const wholeNumber: Schema = { type: "integer" };

/** Schemas of lines in event files. Timelines met in practice follow none of them: a pack is only parsed. */
export const EVENT_SCHEMAS = {
  "event-core": open(core),
  "pipeline-stage-event": open({
    ...core,
    "pipeline_id!": uuid,
    "stage_id!": text,
    "stage_status!": oneOf("pending", "running", "completed", "failed", "skipped"),
    stage_name: text,
    stage_order: { type: "integer", minimum: 0 },
  }),
  "graph-update-event": open({
    ...core,
    "graph_id!": uuid,
    "update_kind!": oneOf(
      "node_add",
      "node_update",
      "node_delete",
      "edge_add",
      "edge_update",
      "edge_delete",
      "bulk",
    ),
    "node_delta!": wholeNumber,
    "edge_delta!": wholeNumber,
    source_module: text,
  }),
  "runtime-execution-event": open({
    ...core,
    "execution_id!": uuid,
    "executor_kind!": oneOf("agent", "tool", "llm", "worker", "external"),
    "status!": oneOf("pending", "running", "completed", "failed", "cancelled"),
    executor_role: text,
  }),
  "sa-event": closed({
    "event_id!": uuid,
    "event_type!": oneOf(
      "SAInitialized",
      "SAContextLoaded",
      "SAPlanEvaluated",
      "SAStepStarted",
      "SAStepCompleted",
      "SAStepFailed",
      "SATraceEmitted",
      "SACompleted",
    ),
    "timestamp!": dateTime,
    "sa_id!": uuid,
    context_id: uuid,
    plan_id: uuid,
    trace_id: uuid,
    payload: open({ step_id: text }),
  }),
  "map-event": closed({
    "event_id!": uuid,
    "event_type!": oneOf(
      "MAPSessionStarted",
      "MAPRolesAssigned",
      "MAPTurnDispatched",
      "MAPTurnCompleted",
      "MAPBroadcastSent",
      "MAPBroadcastReceived",
      "MAPConflictDetected",
      "MAPConflictResolved",
      "MAPSessionCompleted",
    ),
    "timestamp!": dateTime,
    "session_id!": uuid,
    initiator_role: text,
    target_roles: listOf(text),
    payload: openObject,
  }),
} satisfies Record<string, Schema>;
