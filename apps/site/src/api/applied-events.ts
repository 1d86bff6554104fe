/**
 * Which answers have the payload of an event in them already. An answer that was on its way when the
 * event came may be older: it is discarded and read again, instead of reading twice after each event.
 */
import { revisionOf } from '@mes/client/answer';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { LONGEST_WAIT_MS } from './spread-reads';

const applied = new WeakMap<QueryClient, Map<string, number>>();

/** Puts the payload of an event into an answer that the page has, if it has it. */
export function applyEvent<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  { revision, update }: { revision: number | undefined; update: (answer: T) => T },
): void {
  queries.setQueryData<T>(queryKey, (answer) => answer && update(answer));
  if (revision === undefined) return;
  const revisions = applied.get(queries) ?? new Map<string, number>();
  applied.set(queries, revisions.set(hashKey(queryKey), revision));
}

/** The answer, or what the page has where that is newer. */
export function newerOf<T>(queries: QueryClient, queryKey: QueryKey, answer: T): T {
  const revisions = applied.get(queries);
  const key = hashKey(queryKey);
  const known = revisions?.get(key);
  const revision = revisionOf(answer);
  if (known === undefined || revision === null) return answer;
  // Once: a server that counts anew after a restored backup must not be ignored for ever.
  revisions?.delete(key);
  const current = queries.getQueryData<T>(queryKey);
  if (revision >= known || current === undefined) return answer;
  setTimeout(
    () => void queries.invalidateQueries({ queryKey, exact: true }),
    Math.random() * LONGEST_WAIT_MS,
  );
  return current;
}
