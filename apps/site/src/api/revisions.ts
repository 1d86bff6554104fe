/**
 * How new the answers on the page are, by the revision of their channel. An answer that was on its way
 * when an event came may be older than what the event has put into the page: it is discarded and read
 * again, instead of reading twice after each event.
 */
import { revisionOf } from '@mes/client/response';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { LONGEST_WAIT_MS } from './spread-reads';

interface Known {
  /** Of the last answer. */
  answered?: number;
  /** Of the last event whose payload was put into the answer. */
  applied?: number;
}

const known = new WeakMap<QueryClient, Map<string, Known>>();

/** Puts the payload of an event into an answer that the page has, if it has it. */
export function applyEvent<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  { revision, update }: { revision: number | undefined; update: (answer: T) => T },
): void {
  queries.setQueryData<T>(queryKey, (answer) => answer && update(answer));
  if (revision !== undefined) knownOf(queries, queryKey).applied = revision;
}

/** The answer, or what the page has where that is newer. */
export function newerOf<T>(queries: QueryClient, queryKey: QueryKey, answer: T): T {
  const revision = revisionOf(answer);
  if (revision === null) return answer;
  const own = knownOf(queries, queryKey);
  const { applied } = own;
  own.answered = revision;
  // Once: a server that counts anew after a restored backup must not be ignored for ever.
  own.applied = undefined;
  const current = queries.getQueryData<T>(queryKey);
  if (applied === undefined || revision >= applied || current === undefined) return answer;
  setTimeout(
    () => void queries.invalidateQueries({ queryKey, exact: true }),
    Math.random() * LONGEST_WAIT_MS,
  );
  return current;
}

export function rememberRevision(queries: QueryClient, queryKey: QueryKey, revision: number): void {
  knownOf(queries, queryKey).answered = revision;
}

/** Whether an answer of the feature was read before the channel had this revision. */
export function hasOlderAnswer(queries: QueryClient, feature: string, revision: number): boolean {
  return queries
    .getQueryCache()
    .findAll({ queryKey: [feature], type: 'active' })
    .some(({ queryHash }) => (known.get(queries)?.get(queryHash)?.answered ?? revision) < revision);
}

function knownOf(queries: QueryClient, queryKey: QueryKey): Known {
  const all = known.get(queries) ?? new Map<string, Known>();
  known.set(queries, all);
  const hash = hashKey(queryKey);
  const own = all.get(hash) ?? {};
  all.set(hash, own);
  return own;
}
