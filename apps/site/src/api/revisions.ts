/**
 * Tracks how new cached answers are, by the revision of their channel. An answer that was in flight when
 * an event arrived may be older than the payload already applied: it is discarded and fetched again,
 * instead of fetching twice after each event. An answer from before the subscription may lack what
 * happened in between: it is shown and fetched again.
 */
import { type ChannelRevision, revisionOf } from '@mes/client/response';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { MAX_DELAY_MS } from './read-scheduler';

interface AnswerRevisions {
  /** Revision of the last answer. */
  answered?: ChannelRevision;
  /** Revision of the last event whose payload was merged into the answer. */
  applied?: number;
  /** Where following began when an older answer was last read again for it. */
  repeatedFor?: number;
}

interface Revisions {
  readonly answers: Map<string, AnswerRevisions>;
  /** By channel: where following it began. Events before that are not delivered. */
  readonly followed: Map<string, number>;
}

const revisions = new WeakMap<QueryClient, Revisions>();

/** Merges the payload of an event into the cached answer, if there is one. */
export function applyEvent<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { revision, update }: { revision: number | undefined; update: (answer: T) => T },
): void {
  queryClient.setQueryData<T>(queryKey, (answer) => answer && update(answer));
  if (revision !== undefined) answerRevisionsOf(queryClient, queryKey).applied = revision;
}

/** The answer, or the cached one where that is newer. */
export function newerAnswer<T>(queryClient: QueryClient, queryKey: QueryKey, answer: T): T {
  const answered = revisionOf(answer);
  if (answered === null) return answer;
  const own = answerRevisionsOf(queryClient, queryKey);
  const { applied } = own;
  own.answered = answered;
  // Only once: after a restored backup the server counts from a lower revision.
  own.applied = undefined;
  const current = queryClient.getQueryData<T>(queryKey);
  if (applied !== undefined && answered.revision < applied && current !== undefined) {
    readSoon(queryClient, queryKey);
    return current;
  }
  const followed = revisionsOf(queryClient).followed.get(nameOf(answered));
  if (followed !== undefined && answered.revision < followed && own.repeatedFor !== followed) {
    own.repeatedFor = followed;
    readSoon(queryClient, queryKey);
  }
  return answer;
}

export function rememberRevision(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answered: ChannelRevision,
): void {
  answerRevisionsOf(queryClient, queryKey).answered = answered;
}

/** Where an answer gets another key. */
export function moveRevision(
  queryClient: QueryClient,
  { from, to }: { from: QueryKey; to: QueryKey },
): void {
  const { answered } = answerRevisionsOf(queryClient, from);
  if (answered) rememberRevision(queryClient, to, answered);
}

/** From here on the events of the channel are delivered. An answer that is still under way may be older. */
export function beginToFollow(queryClient: QueryClient, from: ChannelRevision): void {
  revisionsOf(queryClient).followed.set(nameOf(from), from.revision);
}

/** Whether an answer of the feature was read before the channel had this revision. */
export function hasOlderAnswer(
  queryClient: QueryClient,
  feature: string,
  than: ChannelRevision,
): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [feature], type: 'active' })
    .some(({ queryHash }) => {
      const answered = revisionsOf(queryClient).answers.get(queryHash)?.answered;
      return answered && nameOf(answered) === nameOf(than) && answered.revision < than.revision;
    });
}

function readSoon(queryClient: QueryClient, queryKey: QueryKey): void {
  setTimeout(
    () => void queryClient.invalidateQueries({ queryKey, exact: true }),
    Math.random() * MAX_DELAY_MS,
  );
}

/** Teams and tournaments are found whatever the case of their name, and answers name it as it was sent. */
function nameOf({ channel }: ChannelRevision): string {
  return channel.toLowerCase();
}

function answerRevisionsOf(queryClient: QueryClient, queryKey: QueryKey): AnswerRevisions {
  const { answers } = revisionsOf(queryClient);
  const hash = hashKey(queryKey);
  const own = answers.get(hash) ?? {};
  answers.set(hash, own);
  return own;
}

function revisionsOf(queryClient: QueryClient): Revisions {
  const own = revisions.get(queryClient) ?? { answers: new Map(), followed: new Map() };
  revisions.set(queryClient, own);
  return own;
}
