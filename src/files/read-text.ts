import { readFile, stat } from "node:fs/promises";
import { ToolgaugeError } from "../core/errors.js";

const MEGABYTE = 1024 * 1024;
/** Larger than any dataset we know of; a V8 string cannot hold much more than 512 MB. */
const DEFAULT_LIMIT_MB = 256;

/** The text of a UTF-8 file, without a byte order mark. Every way this can fail is one clear line. */
export async function readText(path: string, limitMb: number = DEFAULT_LIMIT_MB): Promise<string> {
  const bytes = await readBytes(path, limitMb);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ToolgaugeError("file_unreadable", `${path} is not UTF-8 text`, {
      cause,
      next: "convert it to UTF-8",
    });
  }
  if (text.trim() === "") {
    throw new ToolgaugeError("not_parsable", `${path} is empty`, { next: "give a file with content" });
  }
  return text;
}

async function readBytes(path: string, limitMb: number): Promise<Uint8Array> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) {
      throw new ToolgaugeError("file_unreadable", `${path} is a directory`, {
        next: "name a file inside it",
      });
    }
    if (info.size > limitMb * MEGABYTE) {
      const size = Math.ceil(info.size / MEGABYTE);
      throw new ToolgaugeError(
        "file_unreadable",
        `${path} has ${size} MB, more than the limit of ${limitMb} MB`,
        {
          next: "split the file",
        },
      );
    }
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof ToolgaugeError) throw cause;
    throw unreadable(path, cause as NodeJS.ErrnoException);
  }
}

function unreadable(path: string, cause: NodeJS.ErrnoException): ToolgaugeError {
  if (cause.code === "ENOENT" || cause.code === "ENOTDIR") {
    return new ToolgaugeError("file_missing", `${path} does not exist`, { cause, next: "check the path" });
  }
  if (cause.code === "EACCES" || cause.code === "EPERM") {
    return new ToolgaugeError("file_unreadable", `${path} may not be read by this user`, {
      cause,
      next: "change its permissions",
    });
  }
  return new ToolgaugeError("file_unreadable", `${path} cannot be read (${cause.code ?? cause.message})`, {
    cause,
  });
}
