/** The files of a pack, wherever they are kept. Paths use `/` and are relative to the pack. */
export interface PackSource {
  /** How the pack is named to the user. */
  place: string;
  files: PackFile[];
  notes: string[];
  stream(path: string): Promise<AsyncIterable<Buffer>>;
}

export interface PackFile {
  path: string;
  bytes: number;
}

/** The bytes of a file, in a buffer that is as large as the file said it was. */
export async function readBytes(source: PackSource, path: string): Promise<Buffer> {
  const declared = source.files.find((file) => file.path === path)!.bytes;
  const bytes = Buffer.allocUnsafe(declared);
  let length = 0;
  for await (const chunk of await source.stream(path)) {
    length += chunk.copy(bytes, length);
  }
  return bytes.subarray(0, length);
}

/** The same files below a folder that holds everything, as archives often have one. */
export function withoutTopFolder(source: PackSource): PackSource {
  const top = source.files[0]?.path.split("/")[0];
  if (top === undefined || source.files.some(({ path }) => !path.startsWith(`${top}/`))) return source;
  return {
    ...source,
    files: source.files.map(({ path, bytes }) => ({ path: path.slice(top.length + 1), bytes })),
    stream: (path) => source.stream(`${top}/${path}`),
  };
}
