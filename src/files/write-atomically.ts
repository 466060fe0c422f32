import { randomBytes } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ToolgaugeError } from "../core/errors.js";

/** Writes a whole file or nothing: a reader never sees half of it, and an interrupted write leaves the old one. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await throughTemporary(path, text, (temporary) => rename(temporary, path));
}

/** The same for a file that must not exist yet: versions are never overwritten. */
export async function writeNew(path: string, text: string): Promise<void> {
  await throughTemporary(path, text, async (temporary) => {
    await link(temporary, path);
    await rm(temporary);
  });
}

async function throughTemporary(
  path: string,
  text: string,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await place(temporary);
  } catch (cause) {
    // Nothing to remove, or nothing that can be: the reason for the failure is what the user needs.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw notWritable(path, cause as NodeJS.ErrnoException);
  }
}

function notWritable(path: string, cause: NodeJS.ErrnoException): ToolgaugeError {
  if (cause.code === "EEXIST" && cause.syscall === "link") {
    return new ToolgaugeError("already_exists", `${path} exists and is not overwritten`, {
      cause,
      next: "choose another name or version",
    });
  }
  return new ToolgaugeError("not_writable", `${path} cannot be written (${cause.code ?? cause.message})`, {
    cause,
    next: "check the folder and its permissions",
  });
}
