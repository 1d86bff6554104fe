import { describe, expect, it } from 'vitest';
import * as board from './board';
import type { CaptureEntry, RemovalRequest } from './entries';
import type { CaptureEvent } from './events';
import {
  captureEvents,
  type EventInput,
  end,
  kill,
  plant,
  SETUP,
  timeOver,
} from './testing/script';

/** Two operators at one board. Times are in seconds. */
function session() {
  let state = board.createBoard(SETUP);
  let sequence = 0;
  const write = (entry: CaptureEntry) => {
    const before = state;
    state = board.addEntry(state, entry);
    return state !== before;
  };
  return {
    state: () => state,
    ids: () => state.events.map(({ event }) => event.id),
    record: (operator: string, id: string, at: number, happening: EventInput) => {
      const event: CaptureEvent = { ...happening, id, at: at * 1_000 };
      return write({ kind: 'record', sequence: ++sequence, operator, writtenAt: 0, event });
    },
    takeBack: (operator: string, id: string, request: RemovalRequest) => {
      const removes = board.idsToRemove(state, request);
      write({ kind: request.kind, sequence: ++sequence, operator, writtenAt: 0, id, removes });
      return removes;
    },
  };
}

describe('undo', () => {
  it('removes the last event of the caller, not those of others', () => {
    const { record, takeBack, ids } = session();
    record('ann', 'e1', 1, kill('a1', 'b1'));
    record('ann', 'e2', 2, kill('a1', 'b2'));
    record('bo', 'e3', 3, plant('b3'));
    expect(takeBack('ann', 'u1', { kind: 'undo', operator: 'ann' })).toEqual(['e2']);
    expect(takeBack('ann', 'u2', { kind: 'undo', operator: 'ann' })).toEqual(['e1']);
    expect(takeBack('ann', 'u3', { kind: 'undo', operator: 'ann' })).toEqual([]);
    expect(ids()).toEqual(['e3']);
  });

  it('removes the last recorded event, not the one that happened last', () => {
    const { record, takeBack } = session();
    record('ann', 'later', 9, kill('a1', 'b1'));
    record('ann', 'earlier', 2, kill('a1', 'b2'));
    expect(takeBack('ann', 'u1', { kind: 'undo', operator: 'ann' })).toEqual(['earlier']);
  });

  it('that arrives twice removes one event', () => {
    const { record, state } = session();
    record('ann', 'e1', 1, kill('a1', 'b1'));
    record('ann', 'e2', 2, kill('a1', 'b2'));
    const undo: CaptureEntry = {
      kind: 'undo',
      sequence: 3,
      operator: 'ann',
      writtenAt: 0,
      id: 'u1',
      removes: ['e2'],
    };
    const once = board.addEntry(state(), undo);
    expect(board.addEntry(once, { ...undo, sequence: 4 })).toBe(once);
    expect(board.hasId(once, 'u1')).toBe(true);
    expect(once.events).toHaveLength(1);
  });
});

describe('a removal', () => {
  it.each([
    { request: { kind: 'remove', event: 'e2' }, removes: ['e2'] },
    { request: { kind: 'remove', event: 'unknown' }, removes: [] },
    { request: { kind: 'remove_by_time', from: 2_000, to: 3_000 }, removes: ['e2', 'e3'] },
    { request: { kind: 'remove_by_time', from: 2_001, to: 2_999 }, removes: [] },
    { request: { kind: 'remove_player', player: 'a1' }, removes: ['e1', 'e3'] },
    { request: { kind: 'remove_player', player: 'b9' }, removes: [] },
    { request: { kind: 'clear' }, removes: ['e1', 'e2', 'e3', 'e4'] },
  ] as { request: RemovalRequest; removes: string[] }[])(
    '$request removes $removes',
    ({ request, removes }) => {
      const list = [kill('a1', 'b1'), plant('b2'), kill('b2', 'a2', { assist: 'a1' }), end('A')];
      expect(board.idsToRemove(captureEvents(list), request)).toEqual(removes);
    },
  );

  it('still applies when the event is sent again', () => {
    const { record, takeBack, ids } = session();
    record('ann', 'e1', 1, kill('a1', 'b1'));
    takeBack('bo', 'r1', { kind: 'remove', event: 'e1' });
    expect(record('ann', 'e1', 1, kill('a1', 'b1'))).toBe(false);
    expect(ids()).toEqual([]);
  });

  it('of the end of a round joins it with the next round', () => {
    const { record, takeBack, state } = session();
    record('ann', 'e1', 1, timeOver);
    record('ann', 'e2', 2, end('A'));
    record('ann', 'e3', 3, kill('a1', 'b1'));
    takeBack('ann', 'r1', { kind: 'remove', event: 'e2' });
    const { rounds, round, score } = board.latestMoment(state());
    expect(rounds).toEqual([]);
    expect(score).toEqual({ A: 0, B: 0 });
    expect(round).toMatchObject({ number: 1, ending: 'time_over', events: 2 });
  });
});

describe('an event', () => {
  it('that arrives twice is counted once', () => {
    const { record, ids } = session();
    expect(record('ann', 'e1', 1, kill('a1', 'b1'))).toBe(true);
    expect(record('ann', 'e1', 1, kill('a1', 'b1'))).toBe(false);
    expect(ids()).toEqual(['e1']);
  });

  it('that was captured offline belongs to the round in which it happened', () => {
    const { record, state } = session();
    record('ann', 'e1', 1, timeOver);
    record('ann', 'e2', 10, end('A'));
    record('ann', 'e3', 20, timeOver);
    record('bo', 'late', 5, kill('a1', 'b1'));
    record('ann', 'e4', 30, end('A'));
    const { moments } = state();
    expect(board.latestMoment(state()).rounds.map(({ until }) => until)).toEqual([3, 5]);
    expect(moments[3]!.counts.get('a1')!.coalition.kills).toBe(1);
  });
});

describe('scrubbing', () => {
  const state = captureEvents([timeOver, end('A'), timeOver, end('B')]);

  it.each([
    { time: 0, score: [0, 0], events: 0 },
    { time: 2_000, score: [1, 0], events: 2 },
    { time: 3_999, score: [1, 0], events: 3 },
    { time: 99_000, score: [1, 1], events: 4 },
  ])('to $time shows $score', ({ time, score: [A, B], events }) => {
    expect(board.momentAt(state, time)).toMatchObject({ score: { A, B }, events });
    expect(board.momentAfter(state, events)).toBe(board.momentAt(state, time));
  });

  it('beyond either end shows the first or last moment', () => {
    expect(board.momentAfter(state, -3).events).toBe(0);
    expect(board.momentAfter(state, 99).events).toBe(4);
  });
});
