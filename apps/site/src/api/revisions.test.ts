import { readData } from '@mes/client/response';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_DELAY_MS } from './read-scheduler';
import {
  applyEvent,
  beginToFollow,
  hasOlderAnswer,
  newerAnswer,
  rememberRevision,
} from './revisions';

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
  readData(
    { status: 'SUCCESS', data: room, metadata: { channel: 'match:1', revision } },
    false,
  ) as Room;
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
])('an answer %s is taken', (_, revision) => {
  veto(5, 1);
  const fresh = answer({ veto: 1, ready: true }, revision);
  expect(newerAnswer(queryClient, KEY, fresh)).toBe(fresh);
});

it('a server that counts anew is believed at the second answer', () => {
  veto(500, 1);
  newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, 1));
  const again = answer({ veto: 0, ready: true }, 1);
  expect(newerAnswer(queryClient, KEY, again)).toBe(again);
});

describe('an answer from before the channel was followed', () => {
  const CHANNEL = 'match:1';
  let stop: () => void;

  beforeEach(() => {
    const watch = new QueryObserver(queryClient, {
      queryKey: KEY,
      queryFn: () => Promise.reject(new Error('not now')),
      staleTime: Number.POSITIVE_INFINITY,
    });
    stop = watch.subscribe(() => {});
  });
  afterEach(() => stop());

  it('is known to be old, by the channel that it was read for', () => {
    const at = (revision: number, channel = CHANNEL) => ({ channel, revision });
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(false);
    rememberRevision(queryClient, KEY, at(2));
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(true);
    expect(hasOlderAnswer(queryClient, 'rooms', at(2))).toBe(false);
    expect(hasOlderAnswer(queryClient, 'matches', at(3))).toBe(false);
    expect(hasOlderAnswer(queryClient, 'rooms', at(3, 'room:1'))).toBe(false);
    newerAnswer(queryClient, KEY, answer({ veto: 1, ready: true }, 3));
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(false);
  });

  it('is found whatever the case of the name in the address', () => {
    rememberRevision(queryClient, KEY, { channel: 'team:ghost', revision: 0 });
    expect(hasOlderAnswer(queryClient, 'rooms', { channel: 'team:Ghost', revision: 3 })).toBe(true);
  });

  it('that comes afterwards is shown, and read again once', () => {
    const read = vi.spyOn(queryClient, 'invalidateQueries');
    beginToFollow(queryClient, { channel: CHANNEL, revision: 5 });
    const old = answer({ veto: 0, ready: true }, 4);
    expect(newerAnswer(queryClient, KEY, old)).toBe(old);
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).toHaveBeenCalledExactlyOnceWith({ queryKey: KEY, exact: true });
    // A server that counts anew after a restored backup must not be asked for ever.
    newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, 4));
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).toHaveBeenCalledOnce();
  });

  it.each([
    ['that is as new', 5, CHANNEL],
    ['of another channel', 4, 'room:1'],
  ])('is not one %s', (_, revision, channel) => {
    const read = vi.spyOn(queryClient, 'invalidateQueries');
    beginToFollow(queryClient, { channel, revision: 5 });
    newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, revision));
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).not.toHaveBeenCalled();
  });
});
