import { readData } from '@mes/client/response';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEvent, hasOlderAnswer, newerOf, rememberRevision } from './revisions';
import { LONGEST_WAIT_MS } from './spread-reads';

interface Room {
  readonly veto: number;
  readonly ready: boolean;
}

const KEY = ['rooms', 'get', { id: '1' }];
let queries: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  queries = new QueryClient();
  queries.setQueryData<Room>(KEY, { veto: 0, ready: false });
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

/** An answer as the client hands it to pages. */
const answer = (room: Room, revision?: number) =>
  readData({ status: 'SUCCESS', data: room, metadata: { revision } }, false) as Room;
const veto = (revision: number | undefined, value: number) =>
  applyEvent<Room>(queries, KEY, { revision, update: (room) => ({ ...room, veto: value }) });

it('shows the payload of an event at once', () => {
  veto(5, 1);
  expect(queries.getQueryData(KEY)).toEqual({ veto: 1, ready: false });
});

it('an answer that is older than an applied event is discarded and read again within two seconds', () => {
  const read = vi.spyOn(queries, 'invalidateQueries');
  veto(5, 1);
  expect(newerOf(queries, KEY, answer({ veto: 0, ready: true }, 4))).toEqual({
    veto: 1,
    ready: false,
  });
  vi.advanceTimersByTime(LONGEST_WAIT_MS);
  expect(read).toHaveBeenCalledWith({ queryKey: KEY, exact: true });
});

it.each([
  ['as new as the event', 5],
  ['newer', 6],
  ['without a revision', undefined],
])('an answer %s is taken', (_, revision) => {
  veto(5, 1);
  const fresh = answer({ veto: 1, ready: true }, revision);
  expect(newerOf(queries, KEY, fresh)).toBe(fresh);
});

it('a server that counts anew is believed at the second answer', () => {
  veto(500, 1);
  newerOf(queries, KEY, answer({ veto: 0, ready: true }, 1));
  const again = answer({ veto: 0, ready: true }, 1);
  expect(newerOf(queries, KEY, again)).toBe(again);
});

it('an answer from before the channel was followed is known to be old', () => {
  const watch = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () => Promise.reject(new Error('not now')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = watch.subscribe(() => {});
  expect(hasOlderAnswer(queries, 'rooms', 3)).toBe(false);
  rememberRevision(queries, KEY, 2);
  expect(hasOlderAnswer(queries, 'rooms', 3)).toBe(true);
  expect(hasOlderAnswer(queries, 'rooms', 2)).toBe(false);
  expect(hasOlderAnswer(queries, 'matches', 3)).toBe(false);
  newerOf(queries, KEY, answer({ veto: 1, ready: true }, 3));
  expect(hasOlderAnswer(queries, 'rooms', 3)).toBe(false);
  stop();
});
