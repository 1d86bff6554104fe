import { readData } from '@mes/client/response';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_DELAY_MS } from './read-scheduler';
import { applyEvent, hasOlderAnswer, newerAnswer, rememberRevision } from './revisions';

interface Room {
  readonly veto: number;
  readonly ready: boolean;
}

const KEY = ['rooms', 'get', { id: '1' }];
let queryClient: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.setQueryData<Room>(KEY, { veto: 0, ready: false });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** An answer as the client hands it to pages. */
const answer = (room: Room, revision?: number) =>
  readData({ status: 'SUCCESS', data: room, metadata: { revision } }, false) as Room;
const veto = (revision: number | undefined, value: number) =>
  applyEvent<Room>(queryClient, KEY, { revision, update: (room) => ({ ...room, veto: value }) });

it('shows the payload of an event at once', () => {
  veto(5, 1);
  expect(queryClient.getQueryData(KEY)).toEqual({ veto: 1, ready: false });
});

it('an answer that is older than an applied event is discarded and read again within two seconds', () => {
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  veto(5, 1);
  expect(newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, 4))).toEqual({
    veto: 1,
    ready: false,
  });
  vi.advanceTimersByTime(MAX_DELAY_MS);
  expect(read).toHaveBeenCalledWith({ queryKey: KEY, exact: true });
});

it.each([
  ['as new as the event', 5],
  ['newer', 6],
  ['without a revision', undefined],
])('an answer %s is used', (_, revision) => {
  veto(5, 1);
  const fresh = answer({ veto: 1, ready: true }, revision);
  expect(newerAnswer(queryClient, KEY, fresh)).toBe(fresh);
});

it('a server whose revisions start over is accepted at the second answer', () => {
  veto(500, 1);
  newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, 1));
  const again = answer({ veto: 0, ready: true }, 1);
  expect(newerAnswer(queryClient, KEY, again)).toBe(again);
});

it('an answer read before the subscription is detected as old', () => {
  const watch = new QueryObserver(queryClient, {
    queryKey: KEY,
    queryFn: () => Promise.reject(new Error('not now')),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = watch.subscribe(() => {});
  expect(hasOlderAnswer(queryClient, 'rooms', 3)).toBe(false);
  rememberRevision(queryClient, KEY, 2);
  expect(hasOlderAnswer(queryClient, 'rooms', 3)).toBe(true);
  expect(hasOlderAnswer(queryClient, 'rooms', 2)).toBe(false);
  expect(hasOlderAnswer(queryClient, 'matches', 3)).toBe(false);
  newerAnswer(queryClient, KEY, answer({ veto: 1, ready: true }, 3));
  expect(hasOlderAnswer(queryClient, 'rooms', 3)).toBe(false);
  stop();
});
