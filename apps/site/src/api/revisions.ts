/**
 * Tracks how new cached answers are, by the revision of their channel. An answer that was in flight when
 * an event arrived may be older than the payload already applied: it is discarded and fetched again,
 * instead of fetching twice after each event.
 */
import { revisionOf } from '@mes/client/response';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { MAX_DELAY_MS } from './read-scheduler';

interface AnswerRevisions {
  /** Revision of the last answer. */
  answered?: number;
  /** Revision of the last event whose payload was merged into the answer. */
  applied?: number;
}

const revisionsByClient = new WeakMap<QueryClient, Map<string, AnswerRevisions>>();

/** Merges the payload of an event into the cached answer, if there is one. */
export function applyEvent<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { revision, update }: { revision: number | undefined; update: (answer: T) => T },
): void {
  queryClient.setQueryData<T>(queryKey, (answer) => answer && update(answer));
  if (revision !== undefined) revisionsOf(queryClient, queryKey).applied = revision;
}

/** The answer, or the cached one where that is newer. */
export function newerAnswer<T>(queryClient: QueryClient, queryKey: QueryKey, answer: T): T {
  const revision = revisionOf(answer);
  if (revision === null) return answer;
  const revisions = revisionsOf(queryClient, queryKey);
  const { applied } = revisions;
  revisions.answered = revision;
  // Only once: after a restored backup the server counts from a lower revision.
  revisions.applied = undefined;
  const current = queryClient.getQueryData<T>(queryKey);
  if (applied === undefined || revision >= applied || current === undefined) return answer;
  setTimeout(
    () => void queryClient.invalidateQueries({ queryKey, exact: true }),
    Math.random() * MAX_DELAY_MS,
  );
  return current;
}

export function rememberRevision(
  queryClient: QueryClient,
  queryKey: QueryKey,
  revision: number,
): void {
  revisionsOf(queryClient, queryKey).answered = revision;
}

/** Whether an answer of the feature is older than this revision of the channel. */
export function hasOlderAnswer(
  queryClient: QueryClient,
  feature: string,
  revision: number,
): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [feature], type: 'active' })
    .some(
      ({ queryHash }) =>
        (revisionsByClient.get(queryClient)?.get(queryHash)?.answered ?? revision) < revision,
    );
}

function revisionsOf(queryClient: QueryClient, queryKey: QueryKey): AnswerRevisions {
  const all = revisionsByClient.get(queryClient) ?? new Map<string, AnswerRevisions>();
  revisionsByClient.set(queryClient, all);
  const hash = hashKey(queryKey);
  const revisions = all.get(hash) ?? {};
  all.set(hash, revisions);
  return revisions;
}
