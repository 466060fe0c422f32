import { visible } from "../core/visible-text.js";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an XML 1.0 document: what the standard forbids is made visible, the rest escaped. */
export function xml(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, (character) => `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`)
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

export interface JunitCase {
  name: string;
  /** What failed; a passing case has none. */
  failure?: { message: string; details: readonly string[] };
  /** Could not be decided. */
  error?: string;
}

/** A JUnit document as common CI servers read it. */
export function junit(suites: readonly { name: string; cases: readonly JunitCase[] }[]): string {
  const all = suites.flatMap(({ cases }) => cases);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="toolgauge" ${counts(all)}>
${suites.map(({ name, cases }) => `<testsuite name="${xml(name)}" ${counts(cases)}>\n${cases.map((one) => caseXml(name, one)).join("")}</testsuite>\n`).join("")}</testsuites>
`;
}

function counts(cases: readonly JunitCase[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const errors = cases.filter(({ error }) => error !== undefined).length;
  return `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="0"`;
}

function caseXml(suite: string, { name, failure, error }: JunitCase): string {
  const open = `<testcase classname="${xml(suite)}" name="${xml(name)}"`;
  if (error !== undefined) return `${open}><error message="${xml(error)}"></error></testcase>\n`;
  if (failure === undefined) return `${open}></testcase>\n`;
  const details = failure.details.map(xml).join("\n");
  return `${open}><failure message="${xml(failure.message)}">${details}</failure></testcase>\n`;
}
