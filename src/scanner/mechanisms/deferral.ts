import type { Mechanism } from "./mechanism.js";

/** A definition that means something else later. */
export const DEFERRAL: readonly Mechanism[] = [
  {
    id: "after-some-calls",
    family: "deferral",
    detail: "behaves differently after a number of calls",
    all: [
      ["ordinal"],
      ["calls"],
      ["onward", "override", "void"],
      [
        "secret",
        "secretPath",
        "convo",
        "private",
        "exec",
        "override",
        "noConsent",
        "toolName",
        "whole",
        "void",
        "argument",
      ],
    ],
    within: 35,
    sentences: 2,
    weight: 0.45,
  },
  {
    id: "after-a-date",
    family: "deferral",
    detail: "behaves differently from a date on",
    all: [
      ["date"],
      ["onward", "when"],
      ["secret", "secretPath", "convo", "exec", "override", "noConsent", "public", "argument", "otherTool"],
    ],
    within: 45,
    sentences: 2,
    weight: 0.4,
  },
  {
    id: "after-approval",
    family: "deferral",
    detail: "behaves differently once it has been approved",
    all: [
      ["approved"],
      ["secret", "secretPath", "convo", "private", "exec", "void", "whole", "otherTool", "command"],
    ],
    within: 45,
    sentences: 2,
    weight: 0.5,
  },
  {
    id: "instructions-from-elsewhere",
    family: "deferral",
    detail: "takes its instructions from a remote place that can change",
    all: [["url"], ["obey", "rules"], ["read", "must", "when", "model"]],
    within: 40,
    sentences: 2,
    weight: 0.4,
  },
];
