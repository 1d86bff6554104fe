import { type ChannelRevisions, readData } from '@mes/client/response';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_DELAY_MS } from './read-scheduler';
import {
  applyEvent,
  beginToFollow,
  hasOlderAnswer,
  newerAnswer,
  rememberRevisions,
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
const answerAt = (room: Room, revisions?: ChannelRevisions) =>
  readData({ status: 'SUCCESS', data: room, metadata: { revisions } }, false) as Room;
const answer = (room: Room, revision?: number) =>
  answerAt(room, revision === undefined ? undefined : { 'match:1': revision });
const veto = (revision: number, value: number) => vetoAt({ 'match:1': revision }, value);
const vetoAt = (at: ChannelRevisions, value: number) =>
  applyEvent<Room>(queryClient, KEY, { at, update: (room) => ({ ...room, veto: value }) });

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

describe('an answer of two channels', () => {
  const older = { veto: 0, ready: true };

  it.each([
    ['older in the first', { 'match:1': 4, 'room:1': 9 }],
    ['older in the second', { 'match:1': 5, 'room:1': 8 }],
  ])('that is %s is discarded', (_, revisions) => {
    vetoAt({ 'match:1': 5 }, 1);
    vetoAt({ 'room:1': 9 }, 2);
    expect(newerAnswer(queryClient, KEY, answerAt(older, revisions))).toMatchObject({ veto: 2 });
  });

  it('is compared with events of its own channels only', () => {
    vetoAt({ 'team:1': 50 }, 1);
    vetoAt({ 'match:1': 5 }, 2);
    const fresh = answerAt({ veto: 2, ready: true }, { 'match:1': 5, 'room:1': 1 });
    expect(newerAnswer(queryClient, KEY, fresh)).toBe(fresh);
  });

  it('is read again for each of them that was followed later', () => {
    const read = vi.spyOn(queryClient, 'invalidateQueries');
    const answers = () =>
      newerAnswer(queryClient, KEY, answerAt(older, { 'match:1': 4, 'room:1': 1 }));
    beginToFollow(queryClient, { 'match:1': 5 });
    answers();
    vi.advanceTimersByTime(MAX_DELAY_MS);
    answers();
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).toHaveBeenCalledTimes(1);
    beginToFollow(queryClient, { 'room:1': 2 });
    answers();
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).toHaveBeenCalledTimes(2);
  });
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
    const at = (revision: number, channel = CHANNEL) => ({ [channel]: revision });
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(false);
    rememberRevisions(queryClient, KEY, { ...at(2), ...at(9, 'matches') });
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(true);
    expect(hasOlderAnswer(queryClient, 'rooms', at(2))).toBe(false);
    expect(hasOlderAnswer(queryClient, 'matches', at(3))).toBe(false);
    expect(hasOlderAnswer(queryClient, 'rooms', at(3, 'room:1'))).toBe(false);
    newerAnswer(queryClient, KEY, answer({ veto: 1, ready: true }, 3));
    expect(hasOlderAnswer(queryClient, 'rooms', at(3))).toBe(false);
  });

  it('is found whatever the case of the name in the address', () => {
    rememberRevisions(queryClient, KEY, { 'team:ghost': 0 });
    expect(hasOlderAnswer(queryClient, 'rooms', { 'team:Ghost': 3 })).toBe(true);
  });

  it('that comes afterwards is shown, and read again once', () => {
    const read = vi.spyOn(queryClient, 'invalidateQueries');
    beginToFollow(queryClient, { [CHANNEL]: 5 });
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
    beginToFollow(queryClient, { [channel]: 5 });
    newerAnswer(queryClient, KEY, answer({ veto: 0, ready: true }, revision));
    vi.advanceTimersByTime(MAX_DELAY_MS);
    expect(read).not.toHaveBeenCalled();
  });
});
