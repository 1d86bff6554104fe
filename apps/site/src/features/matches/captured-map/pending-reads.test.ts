import type { CapturedMap, RecordedEvent } from '@mes/contract/capture';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { emptyMap } from '../../../testing/captured-map';
import { withChange } from './captured-map';
import { readMap, updateMap } from './pending-reads';

const KEY = ['capture', 'maps', { match: 'one', map: 0 }];
const OTHER_KEY = ['capture', 'maps', { match: 'one', map: 1 }];

/** Answers are given by the test, in the order in which they were requested. */
let answers: ((map: CapturedMap | null) => void)[];
let queryClient: QueryClient;

beforeEach(() => {
  answers = [];
  queryClient = new QueryClient();
});

it('a read that began before an event was recorded does not remove it', async () => {
  queryClient.setQueryData(KEY, mapWith(1));
  const reading = read(KEY);
  record(KEY, 2);
  answers[0]!(mapWith(1));
  await reading;
  expect(shownIn(KEY)).toEqual([1, 2]);
});

it('the first read has the events that were recorded meanwhile', async () => {
  const reading = read(KEY);
  record(KEY, 2);
  answers[0]!(mapWith(1));
  await reading;
  expect(shownIn(KEY)).toEqual([1, 2]);
});

it('a removed event does not return with an older answer', async () => {
  queryClient.setQueryData(KEY, mapWith(1, 2));
  const reading = read(KEY);
  updateMap(queryClient, KEY, (map) =>
    withChange(map, { sequence: 3, recorded: [], removed: [eventAt(2).event.id] }),
  );
  answers[0]!(mapWith(1, 2));
  await reading;
  expect(shownIn(KEY)).toEqual([1]);
});

it('changes reach only the map that they belong to, and no later read', async () => {
  const readings = [read(KEY), read(OTHER_KEY)];
  record(KEY, 2);
  answers[0]!(mapWith(1));
  answers[1]!(mapWith(1));
  await Promise.all(readings);
  expect(shownIn(OTHER_KEY)).toEqual([1]);
  const again = read(KEY);
  answers[2]!(mapWith(1));
  await again;
  expect(shownIn(KEY)).toEqual([1]);
});

it('a map that is missing, or could not be read, stays so', async () => {
  const reading = read(KEY);
  record(KEY, 2);
  answers[0]!(null);
  expect(await reading).toBeNull();
  await expect(readMap(KEY, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

function read(queryKey: unknown[]): Promise<CapturedMap | null> {
  return queryClient.fetchQuery({
    queryKey,
    queryFn: () => readMap(queryKey, () => new Promise((answer) => answers.push(answer))),
  });
}

function record(queryKey: unknown[], at: number): void {
  updateMap(queryClient, queryKey, (map) =>
    withChange(map, { sequence: at, recorded: [eventAt(at)], removed: [] }),
  );
}

function shownIn(queryKey: unknown[]): number[] | undefined {
  return queryClient.getQueryData<CapturedMap>(queryKey)?.events.map(({ event }) => event.at);
}

function eventAt(at: number): RecordedEvent {
  return { sequence: at, operator: null, event: { kind: 'time_over', id: `event-${at}`, at } };
}

function mapWith(...times: number[]): CapturedMap {
  return { ...emptyMap, sequence: times.length, events: times.map(eventAt) };
}
