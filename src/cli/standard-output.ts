/** stdout, waiting for slow readers; a reader that went away (`| head`) is not an error. */
export async function writeStandardOutput(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EPIPE" ? resolve() : reject(error),
    );
    process.stdout.write(text, () => resolve());
  });
}
