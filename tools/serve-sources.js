// Serves tool definitions kept as JSON over MCP, so that a corpus is frozen from servers like any other.
//
//   node tools/serve-sources.js <file.json>        one server over stdio; the file holds {server, tools}
//   node tools/serve-sources.js --config <folder>  prints a client config that starts one server per file
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

const [first, folder] = process.argv.slice(2);
if (first === undefined || (first === "--config" && folder === undefined)) {
  console.error("usage: node tools/serve-sources.js <file.json> | --config <folder>");
  process.exitCode = 2;
} else if (first === "--config") {
  printConfig(folder);
} else {
  await serve(readSource(first));
}

function readSource(path) {
  const source = JSON.parse(readFileSync(path, "utf8"));
  if (typeof source.server !== "string" || !Array.isArray(source.tools)) {
    throw new Error(`${path}: expected {server, tools}`);
  }
  return source;
}

function printConfig(path) {
  const files = readdirSync(path)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const mcpServers = Object.fromEntries(
    files.map((name) => {
      const file = join(path, name);
      return [readSource(file).server, { command: "node", args: ["tools/serve-sources.js", file], cwd: "." }];
    }),
  );
  console.log(JSON.stringify({ mcpServers }, null, 2));
}

async function serve({ server: name, tools }) {
  const server = new Server({ name, version: "1.0.0" }, { capabilities: { tools: {} } });
  server.setRequestHandler("tools/list", () => ({ tools }));
  await server.connect(new StdioServerTransport());
}
