import type { Mechanism } from "./mechanism.js";

/** What a text does to a tool of another server. A mention alone is nothing. */
export const SHADOWING: readonly Mechanism[] = [
  {
    id: "replaces-foreign-tool",
    family: "shadowing",
    detail: "has itself used in place of another server's tool",
    all: [
      ["toolName", "serverName"],
      ["refuse", "prefer"],
      ["must", "whatever", "user", "when", "secret", "summary", "whole", "obey"],
    ],
    within: 30,
    sentences: 2,
    negationCounts: ["refuse", "user"],
    weight: 0.6,
    hard: true,
  },
  {
    id: "steers-foreign-arguments",
    family: "shadowing",
    detail: "rewrites the arguments of another server's tool",
    all: [
      ["toolName", "serverName"],
      ["set", "put"],
      ["argument", "email", "url", "whatever", "session", "public"],
    ],
    within: 32,
    sentences: 2,
    weight: 0.6,
    hard: true,
  },
  {
    id: "preempts-foreign-tool",
    family: "shadowing",
    detail: "has itself run before or after another server's tool, with its data",
    all: [
      ["toolName", "serverName"],
      ["when"],
      ["secret", "secretPath", "convo", "private", "whole", "must", "whatever", "shell"],
    ],
    within: 30,
    sentences: 2,
    negationCounts: ["secret", "convo"],
    weight: 0.5,
    hard: true,
  },
  {
    id: "uses-foreign-tool",
    family: "shadowing",
    detail: "has another server's tool called as a step of its own",
    all: [
      ["toolName", "serverName"],
      ["exec", "read", "send", "put", "calls"],
      ["must", "when", "whole", "secretly", "only"],
    ],
    within: 30,
    sentences: 2,
    weight: 0.35,
  },
];
