import { hintFor } from "../conformance/schemas/hints.js";
import type { Profile } from "../conformance/schemas/profile.js";
import {
  isMplpSchemaName,
  MPLP_SCHEMA_NAMES,
  type MplpSchemaName,
  OBJECT_KINDS,
  type ObjectKind,
  validatorFor,
} from "../conformance/schemas/registry.js";
import { shown } from "../conformance/view/shown.js";
import { type Problem, ToolgaugeError } from "../core/errors.js";
import { jsonPointer } from "../core/json-pointer.js";
import { parseJson, problemsError } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import { recognizeFormat } from "../formats/index.js";
import { readPack } from "../packs/read-pack.js";
import { recognizeObject } from "../packs/recognize-object.js";

export interface MplpValidation {
  path: string;
  format: string;
}

/** `mplp-plan`, `plan` and `mplp-plan.schema.json` name the same schema. */
export function mplpSchemaName(name: string): MplpSchemaName {
  const short = name.replace(/^mplp-/, "").replace(/\.schema\.json$/, "");
  if (isMplpSchemaName(short)) return short;
  throw new ToolgaugeError("unknown_name", `there is no MPLP schema "${name}"`, {
    next: `known are ${MPLP_SCHEMA_NAMES.map((known) => `mplp-${known}`).join(", ")}`,
  });
}

/** Holds a file to an MPLP schema: the named one, else that of the object it holds; null when it holds none. */
export async function validateMplpFile(
  path: string,
  schema: MplpSchemaName | undefined,
  profile: Profile,
): Promise<MplpValidation | null> {
  if (schema === undefined && !path.endsWith(".json")) return null;
  const value = parseJson(await readText(path), path);
  const name = schema ?? (recognizeFormat(value) === undefined ? recognizeObject(value) : null);
  if (name === null) return null;
  return validateValue(path, value, name, profile);
}

/** All objects of a folder, whatever its layout. */
export async function mplpObjectsIn(
  folder: string,
): Promise<{ path: string; kind: ObjectKind; value: unknown }[]> {
  const { artifacts, unreadable } = await readPack(folder);
  const [broken] = unreadable;
  if (broken !== undefined)
    throw new ToolgaugeError("not_parsable", `${folder}/${broken.place} ${broken.reason}`);
  return artifacts.map(({ place, kind, value }) => ({ path: `${folder}/${place}`, kind, value }));
}

export function validateValue(
  path: string,
  value: unknown,
  name: MplpSchemaName,
  profile: Profile,
): MplpValidation {
  const { errors, total } = validatorFor(name, profile)(value);
  if (total === 0) return { path, format: `mplp-${name}, profile ${profile}` };
  const kind = OBJECT_KINDS.find((known) => known === name) ?? "context";
  const problems = errors.map((error): Problem => {
    const hint = hintFor(error, kind, profile);
    return {
      pointer: jsonPointer(error.path),
      found: shown(error.observed),
      expected: `${error.expected} (${hint})`,
    };
  });
  throw problemsError(
    "schema_mismatch",
    `${path} is not a valid mplp-${name} under profile ${profile}`,
    problems,
  );
}
