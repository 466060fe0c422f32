import { type CheckCases, describedAs } from "../check-cases.js";

// Put together at run time, so that no scanner of repositories takes them for live ones.
const GITHUB = ["gh", "p_", "q7Rk2mVx9LpZ4tWb8NcY3sHd6JfG1aQeT5uK"].join("");
const AWS = ["AK", "IA", "3QJ7WZP5XN2RTL6B"].join("");

export const cases: CheckCases = {
  flags: [
    {
      name: "a GitHub token as default",
      tool: describedAs("Opens an issue.", {
        inputSchema: { type: "object", properties: { token: { type: "string", default: GITHUB } } },
      }),
      tier: "soft",
    },
    { name: "an AWS key in the description", tool: describedAs(`Lists objects with ${AWS}.`), tier: "soft" },
    {
      name: "a password in an address",
      tool: describedAs("Reads from postgres://report:Vq8xT2mLz7@db.internal.example:5432/sales."),
      tier: "soft",
    },
  ],
  ignores: [
    {
      name: "a placeholder",
      tool: describedAs("Set the token, for example ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx."),
      resembles: "a GitHub token",
    },
    {
      name: "the documented sample key",
      tool: describedAs("Give a key such as AKIAIOSFODNN7EXAMPLE."),
      resembles: "an AWS key",
    },
    {
      name: "an address without a real password",
      tool: describedAs("Form: postgresql://USER:PASSWORD@HOST:5432/DB."),
      resembles: "a password in an address",
    },
    {
      name: "a hash",
      tool: describedAs("The commit is d145a2a905bc39aefaf27622d8a008651c4f7b84."),
      resembles: "a token",
    },
  ],
  knownMisses: [
    { name: "a spelled-out password", tool: describedAs("The password is correct horse battery staple.") },
  ],
  knownFalseAlarms: [],
};
