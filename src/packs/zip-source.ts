import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { crc32 } from "./crc32.js";
import { checkName, checkTotals, type PackLimits, refused } from "./limits.js";
import type { PackSource } from "./source.js";

const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/**
 * A zip archive in memory. Sizes are checked as declared before anything is unpacked, and the reader
 * fails an entry that unpacks to more than it declared or to other bytes than were packed.
 */
export async function openZip(place: string, bytes: Buffer, limits: PackLimits): Promise<PackSource> {
  let archive: ZipFile;
  try {
    archive = await openBuffer(bytes);
  } catch (cause) {
    throw refused(place, `is not a readable zip archive (${(cause as Error).message})`, "pack it again");
  }
  const entries = await listEntries(place, archive, limits);
  return {
    place,
    files: [...entries]
      .map(([path, entry]) => ({ path, bytes: entry.uncompressedSize }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    notes: [],
    stream: async (path) => unpack(place, archive, entries.get(path)!),
  };
}

const openBuffer = promisify((bytes: Buffer, done: (error: Error | null, archive: ZipFile) => void) =>
  // The archive stays readable: entries are unpacked on demand.
  fromBuffer(bytes, { lazyEntries: true, autoClose: false, strictFileNames: true }, done),
);

async function listEntries(place: string, archive: ZipFile, limits: PackLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  return new Promise((resolve, reject) => {
    archive.on("error", (cause: Error) =>
      reject(refused(place, `is not a readable zip archive (${cause.message})`, "pack it again")),
    );
    archive.on("end", () => resolve(entries));
    archive.on("entry", (entry: Entry) => {
      try {
        bytes += entry.uncompressedSize;
        addEntry(place, entry, entries);
        checkTotals(place, entries.size, bytes, limits);
        archive.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    archive.readEntry();
  });
}

function addEntry(place: string, entry: Entry, entries: Map<string, Entry>): void {
  const path = entry.fileName;
  checkName(place, path);
  if (path.endsWith("/")) return;
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK) {
    throw refused(place, `holds ${path}, a link`, "replace the link by the file");
  }
  if (entries.has(path)) throw refused(place, `holds ${path} twice`, "keep one of them");
  if (entry.isEncrypted()) throw refused(place, `holds ${path} encrypted`, "pack it without a password");
  entries.set(path, entry);
}

async function unpack(place: string, archive: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const open = promisify(archive.openReadStream.bind(archive)) as (
    entry: Entry,
  ) => Promise<AsyncIterable<Buffer>>;
  return guarded(place, entry, open(entry));
}

async function* guarded(place: string, entry: Entry, opening: Promise<AsyncIterable<Buffer>>) {
  let checksum = 0;
  try {
    for await (const chunk of await opening) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (checksum !== entry.crc32) throw new Error("its checksum differs");
  } catch (cause) {
    throw refused(
      place,
      `holds ${entry.fileName}, which cannot be unpacked (${(cause as Error).message})`,
      "pack it again",
    );
  }
}
