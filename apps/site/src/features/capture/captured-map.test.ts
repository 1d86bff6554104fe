import type { CapturedMap, CaptureEvent, RecordedEvent } from '@mes/contract/capture';
import { latestMoment } from '@mes/domain/capture/board';
import { describe, expect, it } from 'vitest';
import { emptyMap } from '../../testing/captured-map';
import { boardOf } from '../matches/captured-map/board';
import { withChange } from '../matches/captured-map/captured-map';
import type { QueuedChange } from './capture-queue';
import { withQueuedChanges } from './operator-view';
import { roundsOf } from './rounds';

const end = (id: string, at: number, winner: 'A' | 'B' = 'A'): CaptureEvent => ({
  kind: 'round_end',
  id,
  at,
  winner,
});
const recorded = (sequence: number, event: CaptureEvent, operator = 'me'): RecordedEvent => ({
  sequence,
  operator,
  event,
});
const ids = (map: CapturedMap) => map.events.map(({ event }) => event.id);
const queued = (change: QueuedChange['change'], map = 0): QueuedChange => ({
  key: '',
  map,
  change,
});

describe('an event of the channel', () => {
  const first = { sequence: 1, recorded: [recorded(1, end('x', 10))], removed: [] };

  it('is inserted by its time', () => {
    const map = withChange(withChange(emptyMap, first), {
      sequence: 2,
      recorded: [recorded(2, end('earlier', 5, 'B'))],
      removed: [],
    });
    expect(ids(map)).toEqual(['earlier', 'x']);
    expect(latestMoment(boardOf(map)).score).toEqual({ A: 1, B: 1 });
  });

  it('counts once, however often it is received', () => {
    const map = [first, first, first].reduce(withChange, emptyMap);
    expect(latestMoment(boardOf(map)).score).toEqual({ A: 1, B: 0 });
  });

  it('can remove events', () => {
    const map = withChange(withChange(emptyMap, first), {
      sequence: 2,
      recorded: [],
      removed: ['x'],
    });
    expect(ids(map)).toEqual([]);
    expect(map.sequence).toBe(2);
  });
});

describe('a queued change', () => {
  const known = withChange(emptyMap, {
    sequence: 2,
    recorded: [recorded(1, end('own', 10)), recorded(2, end('other', 20), 'somebody')],
    removed: [],
  });

  it('is shown last, whatever the clock of the operator says', () => {
    const map = withQueuedChanges(known, [queued({ kind: 'record', event: end('new', 1) })], 'me');
    expect(ids(map)).toEqual(['own', 'other', 'new']);
  });

  it('removes the named event, also when the removal arrives before the answer', () => {
    const request = { kind: 'remove', event: 'own' } as const;
    const removing = queued({ kind: 'take_back', id: 'removing', request });
    expect(ids(withQueuedChanges(known, [removing], 'me'))).toEqual(['other']);
    const arrived = withChange(known, { sequence: 3, recorded: [], removed: ['own'] });
    expect(ids(withQueuedChanges(arrived, [removing], 'me'))).toEqual(['other']);
  });

  it('of another map is ignored', () => {
    const elsewhere = queued({ kind: 'record', event: end('new', 1) }, 1);
    expect(ids(withQueuedChanges(known, [elsewhere], 'me'))).toEqual(['own', 'other']);
  });
});

it('sorts events by the rounds in which they happened', () => {
  const map = withChange(emptyMap, {
    sequence: 3,
    recorded: [end('1', 1), end('2', 2, 'B'), { kind: 'explosion', id: '3', at: 3 } as const].map(
      (event, index) => recorded(index + 1, event),
    ),
    removed: [],
  });
  const rounds = roundsOf(boardOf(map)).map(({ number, finished, events }) => ({
    number,
    winner: finished?.winner ?? null,
    events: events.map(({ event }) => event.id),
  }));
  expect(rounds).toEqual([
    { number: 1, winner: 'A', events: ['1'] },
    { number: 2, winner: 'B', events: ['2'] },
    { number: 3, winner: null, events: ['3'] },
  ]);
});
