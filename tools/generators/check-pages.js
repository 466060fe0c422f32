import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { CHECKS } from "../../dist/scanner/index.js";
import { ROOT } from "../setup.js";

const FOLDER = join(ROOT, "src/scanner/checks");

/** A reference page per check, from its declaration and the names of its cases. */
export function checkPages() {
  const pages = CHECKS.map((check) => [`docs/checks/${check.id}.md`, page(check)]);
  const rows = CHECKS.map(
    ({ id, tier, titleFlagged }) => `| [\`${id}\`](${id}.md) | ${tier} | ${titleFlagged} |`,
  );
  const index = ["# Checks", "", "| check | tier | finds |", "|---|---|---|", ...rows, ""];
  return [["docs/checks/README.md", index.join("\n")], ...pages];
}

function page(check) {
  const names = caseNames(check.id);
  return [
    `# ${check.id}`,
    "",
    `${check.titleFlagged}. ${check.tier === "hard" ? "Hard: can quarantine a tool." : "Soft: asks for review."}`,
    "",
    `**Why.** ${check.why}`,
    "",
    `**Looks at.** ${check.looksAt}`,
    "",
    `**Ignores.** ${check.ignores}`,
    "",
    `**What to do.** ${check.remediation}`,
    "",
    ...list("Flags", names.flags),
    ...list("Ignores", names.ignores),
    ...list("Known misses", names.knownMisses),
    ...list("Known false alarms", names.knownFalseAlarms),
    `References: ${check.references.join(", ")}`,
    "",
  ].join("\n");
}

function list(title, names) {
  return names.length === 0 ? [] : [`## ${title}`, "", ...names.map((name) => `- ${name}`), ""];
}

/** Case files are not built, so their names are read from the source. */
function caseNames(id) {
  const file = readdirSync(FOLDER).find((name) => name === `${id}.cases.ts`);
  const source = ts.createSourceFile(
    file,
    readFileSync(join(FOLDER, file), "utf8"),
    ts.ScriptTarget.ESNext,
    true,
  );
  const names = { flags: [], ignores: [], knownMisses: [], knownFalseAlarms: [] };
  const visit = (node, section) => {
    const key = ts.isPropertyAssignment(node) ? node.name.getText() : undefined;
    if (key === "name" && section !== undefined && ts.isStringLiteral(node.initializer) && isCase(node)) {
      names[section].push(node.initializer.text);
    }
    ts.forEachChild(node, (child) => visit(child, key !== undefined && key in names ? key : section));
  };
  visit(source, undefined);
  return names;
}

/** The name of a case stands beside its tool, the name of a tool does not. */
function isCase(node) {
  return node.parent.properties.some((property) => property.name?.getText() === "tool");
}
