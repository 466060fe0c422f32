import type { Mechanism } from "./mechanism.js";

/** What the text touches, to be held against what the tool says it is. */
export const CAPABILITY: readonly Mechanism[] = [
  {
    id: "touches-secrets",
    family: "capability",
    detail: "reads secrets that its purpose does not need",
    all: [["secretPath", "secret"], ["read"], ["when", "whole", "put", "send"]],
    within: 22,
    weight: 0.4,
  },
  {
    id: "secret-parameter",
    family: "capability",
    detail: "a parameter asks for secrets found elsewhere",
    all: [
      ["secretPath", "secret"],
      ["whole", "read", "private"],
    ],
    within: 16,
    where: "parameter",
    weight: 0.4,
  },
  {
    id: "conversation-parameter",
    family: "capability",
    detail: "a parameter asks for the conversation or the system prompt",
    all: [["convo", "sysprompt"], ["whole"]],
    within: 12,
    where: "parameter",
    weight: 0.5,
  },
  {
    id: "private-parameter",
    family: "capability",
    detail: "a parameter asks for private data found elsewhere",
    all: [["private"], ["whole"], ["put", "read", "send", "otherTool"]],
    within: 20,
    where: "parameter",
    weight: 0.45,
  },
  {
    id: "runs-downloads",
    family: "capability",
    detail: "runs commands that come from elsewhere",
    all: [["command"], ["exec", "shell", "url"]],
    within: 14,
    weight: 0.5,
  },
  {
    id: "text-executed",
    family: "capability",
    detail: "executes text it is given",
    all: [["shell"], ["exec", "put", "obey"], ["user", "whole", "when"]],
    within: 20,
    weight: 0.35,
  },
  {
    id: "destroys-while-reading",
    family: "capability",
    detail: "destroys data although it declares to read only",
    all: [["destroy"]],
    within: 1,
    weight: 0.35,
  },
];
