/**
 * Tracks how new cached answers are, by the revisions of their channels. An answer that was in flight when
 * an event arrived may be older than the payload already applied: it is discarded and fetched again,
 * instead of fetching twice after each event. An answer from before the subscription may lack what
 * happened in between: it is shown and fetched again.
 */
import { type ChannelRevisions, revisionsOf } from '@mes/client/response';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { MAX_DELAY_MS } from './read-scheduler';

/** The names of channels in lower case: teams and tournaments are found whatever the case of their name. */
interface AnswerRevisions {
  /** Of the last answer. */
  answered: ChannelRevisions;
  /** Of the last event of each channel whose payload was merged into the answer. */
  applied: ChannelRevisions;
  /** Where following began when an older answer was last read again for it. */
  repeatedFor: ChannelRevisions;
}

interface Revisions {
  readonly answers: Map<string, AnswerRevisions>;
  /** Where following each channel began. Events before that are not delivered. */
  followed: ChannelRevisions;
}

const NONE: ChannelRevisions = {};
const revisions = new WeakMap<QueryClient, Revisions>();

/** Merges the payload of an event into the cached answer, if there is one. */
export function applyEvent<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { at, update }: { at: ChannelRevisions; update: (answer: T) => T },
): void {
  queryClient.setQueryData<T>(queryKey, (answer) => answer && update(answer));
  const own = answerRevisionsOf(queryClient, queryKey);
  own.applied = { ...own.applied, ...inLowerCase(at) };
}

/** The answer, or the cached one where that is newer. */
export function newerAnswer<T>(queryClient: QueryClient, queryKey: QueryKey, answer: T): T {
  const found = revisionsOf(answer);
  if (found === null) return answer;
  const own = answerRevisionsOf(queryClient, queryKey);
  const { applied } = own;
  rememberRevisions(queryClient, queryKey, found);
  // Only once: after a restored backup the server counts from a lower revision.
  own.applied = NONE;
  const current = queryClient.getQueryData<T>(queryKey);
  if (current !== undefined && olderIn(own.answered, applied).length > 0) {
    readSoon(queryClient, queryKey);
    return current;
  }
  const { followed } = stateOf(queryClient);
  const behind = olderIn(own.answered, followed).filter(
    (channel) => own.repeatedFor[channel] !== followed[channel],
  );
  if (behind.length > 0) {
    own.repeatedFor = followed;
    readSoon(queryClient, queryKey);
  }
  return answer;
}

export function rememberRevisions(
  queryClient: QueryClient,
  queryKey: QueryKey,
  answered: ChannelRevisions,
): void {
  answerRevisionsOf(queryClient, queryKey).answered = inLowerCase(answered);
}

/** Where an answer gets another key. */
export function moveRevisions(
  queryClient: QueryClient,
  { from, to }: { from: QueryKey; to: QueryKey },
): void {
  rememberRevisions(queryClient, to, answerRevisionsOf(queryClient, from).answered);
}

/** From here on the events of the channel are delivered. An answer that is still under way may be older. */
export function beginToFollow(queryClient: QueryClient, from: ChannelRevisions): void {
  const state = stateOf(queryClient);
  state.followed = { ...state.followed, ...inLowerCase(from) };
}

/** Whether an answer of the feature was read before a channel had this revision. */
export function hasOlderAnswer(
  queryClient: QueryClient,
  feature: string,
  than: ChannelRevisions,
): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [feature], type: 'active' })
    .some(({ queryHash }) => {
      const { answered = NONE } = stateOf(queryClient).answers.get(queryHash) ?? {};
      return olderIn(answered, inLowerCase(than)).length > 0;
    });
}

/** The channels whose revision is lower than the other one. */
function olderIn(own: ChannelRevisions, than: ChannelRevisions): string[] {
  return Object.keys(own).filter((channel) => own[channel]! < (than[channel] ?? 0));
}

function inLowerCase(given: ChannelRevisions): ChannelRevisions {
  return Object.fromEntries(
    Object.entries(given).map(([channel, revision]) => [channel.toLowerCase(), revision]),
  );
}

function readSoon(queryClient: QueryClient, queryKey: QueryKey): void {
  setTimeout(
    () => void queryClient.invalidateQueries({ queryKey, exact: true }),
    Math.random() * MAX_DELAY_MS,
  );
}

function answerRevisionsOf(queryClient: QueryClient, queryKey: QueryKey): AnswerRevisions {
  const { answers } = stateOf(queryClient);
  const hash = hashKey(queryKey);
  const own = answers.get(hash) ?? { answered: NONE, applied: NONE, repeatedFor: NONE };
  answers.set(hash, own);
  return own;
}

function stateOf(queryClient: QueryClient): Revisions {
  const own = revisions.get(queryClient) ?? { answers: new Map(), followed: NONE };
  revisions.set(queryClient, own);
  return own;
}
