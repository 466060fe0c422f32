import { type CheckCases, describedAs } from "../check-cases.js";

// Put together at run time, so that no scanner of repositories takes them for live ones.
const GITHUB = ["gh", "p_", "q7Rk2mVx9LpZ4tWb8NcY3sHd6JfG1aQeT5uK"].join("");
const AWS = ["AK", "IA", "3QJ7WZP5XN2RTL6B"].join("");
const GROQ = ["gs", "k_", "T4vWq8Lm2ZrXb7Nd9KcYp3Hs6JfG1aQeU5oRi0tBvEwMxCzAhSkD"].join("");
const VAULT = ["hv", "s.", "CAESIJq7Rk2mVx9LpZ4tWb8NcY3sHd6J"].join("");

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
    {
      name: "a hexadecimal key",
      tool: describedAs("Calls the API with api_key=9f8a7c6e5d4b3a2918f7e6d5c4b3a291."),
      tier: "soft",
    },
    {
      name: "a value that only its parameter's name gives away",
      tool: describedAs("Opens an issue.", {
        inputSchema: {
          type: "object",
          properties: { password: { type: "string", default: "Vq8xT2mLz7Rk9pQw4Z" } },
        },
      }),
      tier: "soft",
    },
    { name: "a Groq key", tool: describedAs(`Transcribes with ${GROQ}.`), tier: "soft" },
    { name: "a Vault token", tool: describedAs(`Reads secrets with ${VAULT}`), tier: "soft" },
    {
      name: "base64 that the text calls a key",
      tool: describedAs("Key: Z2hwX3E3UmsybVZ4OUxwWjR0V2I4TmNZM3NIZDZKZkcxYVFlVDV1Sw=="),
      tier: "soft",
    },
    {
      name: "a password that some words part from its name",
      tool: describedAs("Opens the staging archive (password for the archive server: Vq8xT2mLz7Rk9pQw)."),
      tier: "soft",
    },
    {
      name: "a password named behind it",
      tool: describedAs("Counts pages. The archive has Vq8xT2mLz7Rk9pQw as its password."),
      tier: "soft",
    },
    {
      name: "a password named in another language",
      tool: describedAs("Meldet sich am Archiv an, Kennwort Vq8xT2mLz7Rk9pQw."),
      tier: "soft",
    },
    {
      name: "a secret beside an id that a format gives away",
      tool: describedAs(
        `AWS_ACCESS_KEY_ID=${AWS} AWS_SECRET_ACCESS_KEY=kR7vT2mLz9Rk4pQwX8sHd6JfG1aQeT5uKb3NcY0z`,
      ),
      tier: "soft",
    },
    {
      name: "a key among the fields of an address",
      tool: describedAs(
        "Asks https://api.weather.example/v2?apiKey=9f8a7c6e5d4b3a2918f7e6d5c4b3a291&units=metric.",
      ),
      tier: "soft",
    },
    {
      name: "a password for a host with dots in its name",
      tool: describedAs("The password for db.internal.example: Vq8xT2mLz7Rk9pQw"),
      tier: "soft",
    },
    {
      name: "a value that only its own key gives away",
      tool: describedAs("Lists invoices.", {
        inputSchema: {
          type: "object",
          properties: { conn: { default: { host: "db", secret: "Vq8xT2mLz7Rk9pQw4Z" } } },
        },
      }),
      tier: "soft",
    },
    {
      name: "a password that nothing names",
      tool: describedAs("Lists the rows of a table. Account: svc-reports / Vq8xT2mLz!7Rk9pQw#4ZtYb"),
      tier: "soft",
      also: ["directive.imperative"],
    },
    {
      name: "a token in base64",
      tool: describedAs(`Lists rows. Internal: ${btoa(GITHUB)}`),
      tier: "soft",
    },
    {
      name: "a token that is added up",
      tool: describedAs(`Lists rows with "${GITHUB.slice(0, 14)}" + "${GITHUB.slice(14)}".`),
      tier: "soft",
    },
    {
      name: "a password without a user in an address",
      tool: describedAs("Counts jobs in redis://:Vq8xT2mLz7@cache.internal.example:6379/0."),
      tier: "soft",
    },
    ...Object.entries({
      api_key: "990a0f3f-6373-4ab0-beac-7c80306ab8cf",
      private_key: `0x${"f3506fc29bcd6580".repeat(4)}`,
      smtp_pass: "_UuxBBgbYi^?%LWZ",
      passphrase: "sparrow maple thistle walnut cobalt drizzle",
    }).map(([name, value]) => ({
      name: `what only the name ${name} gives away`,
      tool: describedAs("Opens an issue.", {
        inputSchema: { type: "object", properties: { [name]: { type: "string", default: value } } },
      }),
      tier: "soft" as const,
    })),
    {
      name: "a password that somebody made up",
      tool: describedAs("Reads the stock.\nspring.datasource.password=Caju@74Mare!vento\n"),
      tier: "soft",
    },
    {
      name: "a password on a command line",
      tool: describedAs("Exports the harvest: mysql -h 10.4.0.12 -u etl -pf70cW2F1Oguua0 harvest"),
      tier: "soft",
    },
    {
      name: "a login in a header",
      tool: describedAs(`Sends the header Authorization: Basic ${btoa("stock:PFruMkWMLOaoYd!7")}`),
      tier: "soft",
    },
    {
      name: "the seed of one-time passwords",
      tool: describedAs("Signs in with otpauth://totp/Gate:desk?secret=NEGPM2SZ4C2FCWOHIDS37R52N2MCRXAZ"),
      tier: "soft",
      also: ["exfiltration.channel"],
    },
  ],
  ignores: [
    {
      name: "the address of a contract",
      tool: describedAs("Balance of token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 on Ethereum."),
      resembles: "a token",
    },
    {
      name: "the next page of a listing",
      tool: describedAs("Pass page_token: CAUQAA9xQ2Zm1LdE to get the next page.", {
        inputSchema: { type: "object", properties: { pageToken: { examples: ["CAUQAA9xQ2Zm1LdE"] } } },
      }),
      resembles: "a token",
    },
    {
      name: "the values that a token type may have",
      tool: describedAs("Creates a key.", {
        inputSchema: {
          type: "object",
          properties: { token: { enum: ["oauth2-bearer-v2", "PersonalAccess"] } },
        },
      }),
      resembles: "a token",
    },
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
    {
      name: "the public half of a key",
      tool: describedAs(
        "The host's public key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIrH2vKP1rxHpcPkuDxxyf1RxS3f8QvchIxZQX7Kb6xHw",
      ),
      resembles: "a private key",
    },
    {
      name: "a model beside its tokenizer",
      tool: describedAs("Counts the words of a text by the tokenizer of open-llm/Llama-3.1-8B-Instruct"),
      resembles: "a token",
    },
    {
      name: "a file by its key",
      tool: describedAs('Returns objects such as {"key": "photos/2024/01/IMG_1234.jpg"}.'),
      resembles: "a named key",
    },
    {
      name: "a commit in a clause about tokens",
      tool: describedAs("Fixes the token refresh in commit d145a2a905bc39aefaf27622d8a008651c4f7b84."),
      resembles: "a named token",
    },
    {
      name: "words for search, which are keys in some languages",
      tool: describedAs("Recherche par mots-clés dans Rapport_Final_2024-T3b7Q9.pdf."),
      resembles: "a named key",
    },
    {
      name: "a database on the own machine",
      tool: describedAs("Connects to postgresql://postgres:postgres@localhost:5432/postgres by default."),
      resembles: "a password in an address",
    },
    {
      name: "a sentence about keys before one with a checksum",
      tool: describedAs(
        "Needs an API key. The sample file has 9f8a7c6e5d4b3a2918f7e6d5c4b3a291 as checksum.",
      ),
      resembles: "a named key",
    },
    {
      name: "the token that everybody shows",
      tool: describedAs(
        `Splits a token: ${["eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", "eyJzdWIiOiIxMjM0NTY3ODkwIn0", "SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c"].join(".")}`,
      ),
      resembles: "a signed token",
    },
    {
      name: "a placeholder in base64",
      tool: describedAs(`Explains a manifest, e.g. password: ${btoa("change-me-in-production")}`),
      resembles: "a password",
    },
    {
      name: "where a secret is kept",
      tool: describedAs(
        "Resolves arn:aws:secretsmanager:eu-west-1:123456789012:secret:orders/db-a1B2c3d4E5.",
      ),
      resembles: "a named value",
    },
    {
      name: "a key for everybody",
      tool: describedAs("Builds a page.", {
        inputSchema: {
          type: "object",
          properties: { public_token: { type: "string", default: "pk_Vq8xT2mLz7Rk9pQw4Z" } },
        },
      }),
      resembles: "a value that only its parameter's name gives away",
    },
  ],
  knownMisses: [
    { name: "a spelled-out password", tool: describedAs("The password is correct horse battery staple.") },
  ],
  knownFalseAlarms: [],
};
