/** stdout, waiting for slow readers; a reader that went away (`| head`) is not an error. */
export async function writeStandardOutput(text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => (error.code === "EPIPE" ? resolve() : reject(error));
    process.stdout.once("error", onError);
    process.stdout.write(text, (error) => {
      // After an error the listener has to stay: the event follows the callback.
      if (error) return;
      process.stdout.off("error", onError);
      resolve();
    });
  });
}
