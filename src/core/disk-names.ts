/**
 * The one place where snake_case on disk meets camelCase in the code.
 * A digit keeps its underscore (`ndcg_at_10` ⇄ `ndcgAt_10`), which makes the mapping reversible.
 */

/** Values under these keys are other people's JSON and pass through untouched. */
const VERBATIM = ["schema", "input_schema", "output_schema", "annotations", "env", "paths"] as const;
/** The keys of these objects are data (categories, tags, check ids); only the values are mapped. */
const KEYED_BY_DATA = [
  "recall_at",
  "per_tag",
  "per_category",
  "per_technique",
  "per_difficulty",
  "dimensions",
  "classes",
  "additional",
  "tolerance",
  "retrieval_tolerance",
  "intervals",
  "null_reasons",
  "security",
] as const;

type Verbatim = (typeof VERBATIM)[number];
type KeyedByData = (typeof KEYED_BY_DATA)[number];

type Letter =
  | "a"
  | "b"
  | "c"
  | "d"
  | "e"
  | "f"
  | "g"
  | "h"
  | "i"
  | "j"
  | "k"
  | "l"
  | "m"
  | "n"
  | "o"
  | "p"
  | "q"
  | "r"
  | "s"
  | "t"
  | "u"
  | "v"
  | "w"
  | "x"
  | "y"
  | "z";
type Camel<S extends string> = S extends `${infer Head}_${infer Next}${infer Tail}`
  ? Next extends Letter
    ? `${Head}${Uppercase<Next>}${Camel<Tail>}`
    : `${Head}_${Camel<`${Next}${Tail}`>}`
  : S;

/** The TypeScript type of a value whose on-disk type is `T`. */
export type FromDisk<T> = T extends readonly (infer Item)[]
  ? FromDisk<Item>[]
  : T extends object
    ? {
        [Key in keyof T as Key extends string ? Camel<Key> : Key]: Key extends Verbatim
          ? T[Key]
          : Key extends KeyedByData
            ? ValuesFromDisk<T[Key]>
            : FromDisk<T[Key]>;
      }
    : T;

type ValuesFromDisk<T> = T extends object ? { [Data in keyof T]: FromDisk<T[Data]> } : T;

const verbatim = new Set<string>(VERBATIM.flatMap((key) => [key, camel(key)]));
const keyedByData = new Set<string>(KEYED_BY_DATA.flatMap((key) => [key, camel(key)]));

export function fromDisk<T>(value: T): FromDisk<T> {
  return rename(value, camel) as FromDisk<T>;
}

export function toDisk<T>(value: FromDisk<T>): T {
  return rename(value, snake) as T;
}

function rename(value: unknown, renameKey: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, renameKey));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [renameKey(key), renameChild(key, child, renameKey)]),
  );
}

function renameChild(key: string, child: unknown, renameKey: (key: string) => string): unknown {
  if (verbatim.has(key)) return child;
  if (!keyedByData.has(key) || child === null || typeof child !== "object" || Array.isArray(child)) {
    return rename(child, renameKey);
  }
  return Object.fromEntries(Object.entries(child).map(([name, value]) => [name, rename(value, renameKey)]));
}

function camel(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
