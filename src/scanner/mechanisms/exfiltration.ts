import type { Mechanism } from "./mechanism.js";

/** Data carried out: a source, a way and a destination. */
export const EXFILTRATION: readonly Mechanism[] = [
  {
    id: "secret-sent-out",
    family: "exfiltration",
    detail: "sends secrets to an outside address",
    all: [
      ["secret", "secretPath", "convo", "sysprompt", "private"],
      ["send", "put"],
      ["url", "email"],
      ["whole", "must", "when", "secretly", "address", "image"],
    ],
    within: 24,
    weight: 0.6,
  },
  {
    id: "copy-sent-out",
    family: "exfiltration",
    detail: "sends a copy to an outside address",
    all: [["send"], ["url", "email"], ["must", "when", "whole", "secretly", "summary", "whatever"]],
    within: 14,
    weight: 0.5,
  },
  {
    id: "data-in-address",
    family: "exfiltration",
    detail: "puts data into an address that is then requested",
    all: [
      ["address", "image"],
      ["convo", "secret", "secretPath", "private"],
      ["put", "encoded", "send"],
    ],
    within: 24,
    weight: 0.45,
  },
  {
    id: "image-beacon",
    family: "exfiltration",
    detail: "has an image inserted whose address carries data",
    all: [["image"], ["url"], ["convo", "secret", "secretPath", "private", "encoded", "user"]],
    within: 40,
    sentences: 2,
    weight: 0.5,
  },
  {
    id: "made-public",
    family: "exfiltration",
    detail: "publishes data that was not meant to be public",
    all: [["public"], ["private", "convo", "secret", "whatever", "whole"]],
    within: 25,
    weight: 0.45,
  },
  {
    id: "host-name-carries-data",
    family: "exfiltration",
    detail: "has an address built from data",
    all: [
      ["address"],
      ["secret", "secretPath", "convo", "private"],
      ["put", "set", "read", "encoded", "when"],
    ],
    within: 40,
    weight: 0.5,
  },
  {
    id: "copy-elsewhere",
    family: "exfiltration",
    detail: "has a copy put where others can read it, beside what was asked for",
    all: [["convo", "private"], ["send"], ["only", "omit"], ["summary", "user"]],
    within: 40,
    sentences: 2,
    negationCounts: ["summary", "convo", "omit"],
    weight: 0.45,
  },
];
