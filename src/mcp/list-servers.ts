import { type ListedServer, type Listing, type ListOptions, listServer } from "./list-server.js";
import type { FailedServer } from "./server-failure.js";
import type { ServerTarget } from "./server-target.js";

export interface ServerListings {
  listed: ListedServer[];
  failed: FailedServer[];
}

/** Asks several servers, a few at a time; the order of the answer is that of the targets. */
export async function listServers(
  targets: readonly ServerTarget[],
  options: ListOptions & { onProgress?: (done: number, server: string) => void },
): Promise<ServerListings> {
  const listings = new Array<Listing | undefined>(targets.length);
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let index = next++; index < targets.length; index = next++) {
      const target = targets[index]!;
      listings[index] = await listServer(target, options);
      options.onProgress?.(++done, target.server);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.limits.concurrency) }, work));
  const all = listings.filter((listing) => listing !== undefined);
  return {
    listed: all.flatMap((listing) => (listing.ok ? [listing.listed] : [])),
    failed: all.flatMap((listing) => (listing.ok ? [] : [listing.failed])),
  };
}
