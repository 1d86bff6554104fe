/**
 * Reads of captured maps that are in flight. Their answer may lack what changes meanwhile: an event of the
 * channel, or the operator's own input. So each change is applied to the answer as well.
 */
import type { CapturedMap } from '@mes/contract/capture';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Update = (map: CapturedMap) => CapturedMap;

interface PendingRead {
  readonly hash: string;
  readonly updates: Update[];
}

const pendingReads = new Set<PendingRead>();

/** Reads a map, with the changes that are applied until the answer arrives. */
export async function readMap(
  queryKey: QueryKey,
  read: () => Promise<CapturedMap | null>,
): Promise<CapturedMap | null> {
  const pending: PendingRead = { hash: hashKey(queryKey), updates: [] };
  pendingReads.add(pending);
  try {
    const map = await read();
    return map && pending.updates.reduce((known, update) => update(known), map);
  } finally {
    pendingReads.delete(pending);
  }
}

/** Changes the cached map, and the answers that are still to come. */
export function updateMap(queryClient: QueryClient, queryKey: QueryKey, update: Update): void {
  const hash = hashKey(queryKey);
  for (const pending of pendingReads) if (pending.hash === hash) pending.updates.push(update);
  queryClient.setQueryData<CapturedMap | null>(queryKey, (known) => known && update(known));
}
