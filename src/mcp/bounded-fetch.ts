import { ServerFailure } from "./server-failure.js";

/** A `fetch` for one connection that stops reading once the server has sent more than it may. */
export function boundedFetch(maxBytes: number): {
  fetch: typeof fetch;
  failure(): ServerFailure | undefined;
} {
  let received = 0;
  let failure: ServerFailure | undefined;
  const bounded: typeof fetch = async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (cause) {
      failure ??= unreachable(cause);
      throw cause;
    }
    if (response.body === null) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received <= maxBytes) return controller.enqueue(chunk);
          const limit = Math.floor(maxBytes / 1024 / 1024);
          failure = new ServerFailure("flooded", `the server sent more than ${limit} MB`);
          controller.error(failure);
        },
      }),
    );
    return new Response(counted, response);
  };
  return { fetch: bounded, failure: () => failure };
}

function unreachable(cause: unknown): ServerFailure | undefined {
  if (!(cause instanceof Error) || cause.name === "AbortError") return undefined;
  const inner = cause.cause as NodeJS.ErrnoException | undefined;
  const why = inner?.code ?? inner?.message ?? cause.message;
  return new ServerFailure("unreachable", `cannot be reached (${why})`, cause);
}
