import type { BracketMatch, SlotSource } from '@mes/client/bracket';
import { describe, expect, it } from 'vitest';
import { scheduleOf, upcomingSchedule } from './schedule';

const DAY = 86_400_000;
const NOON = new Date(2026, 8, 14, 12).getTime();

function match(
  number: number,
  startsAt: number | null,
  state: BracketMatch['state'] = 'scheduled',
  source: SlotSource = { type: 'pairing' },
): BracketMatch {
  const slot = { team: null, seed: null, score: null, source };
  return {
    id: `m${number}`,
    matchID: number,
    position: { stage: 0, part: 'upper', group: null, round: 1, index: number },
    state,
    bestOf: 3,
    slots: [slot, slot],
    winner: null,
    startsAt,
    winnerTo: null,
    loserTo: null,
  };
}

const bracket = (...matches: BracketMatch[]) => ({
  stages: [
    {
      index: 0,
      name: 'Playoffs',
      format: 'single_elimination' as const,
      state: 'running' as const,
      tables: [],
      rounds: [
        {
          stage: 0,
          part: 'upper' as const,
          group: null,
          round: 1,
          name: 'Final',
          bestOf: 3 as const,
          matches,
        },
      ],
    },
  ],
});

const ids = ({ days, open }: ReturnType<typeof scheduleOf>) => ({
  days: days.map(({ rows }) => rows.map((row) => row.match.id)),
  open: open.map((row) => row.match.id),
});

describe('the schedule', () => {
  it('is ordered by time and grouped by day, with matches without a time at the end', () => {
    const made = bracket(match(1, NOON + DAY), match(2, null), match(3, NOON), match(4, NOON + 1));
    expect(ids(scheduleOf(made))).toEqual({ days: [['m3', 'm4'], ['m1']], open: ['m2'] });
  });

  it('leaves out byes and cancelled matches', () => {
    const made = bracket(
      match(1, NOON, 'cancelled'),
      match(2, NOON, 'scheduled', { type: 'bye' }),
      match(3, NOON),
    );
    expect(ids(scheduleOf(made))).toEqual({ days: [['m3']], open: [] });
  });

  it('can be filtered by results or open matches', () => {
    const made = bracket(match(1, NOON, 'finished'), match(2, NOON + 1, 'live'), match(3, null));
    expect(ids(scheduleOf(made, { which: 'over' }))).toEqual({ days: [['m1']], open: [] });
    expect(ids(scheduleOf(made, { which: 'open' }))).toEqual({ days: [['m2']], open: ['m3'] });
  });
});

describe('the upcoming schedule', () => {
  const times = [0, 1, 2, 3].map((hour) => NOON + hour);

  it('starts with the last result before the live match', () => {
    const states = ['finished', 'finished', 'live', 'scheduled'] as const;
    const made = bracket(...times.map((at, index) => match(index, at, states[index])));
    expect(ids(upcomingSchedule(scheduleOf(made), 3)).days).toEqual([['m1', 'm2', 'm3']]);
  });

  it('has the last matches once all are over', () => {
    const made = bracket(...times.map((at, index) => match(index, at, 'finished')));
    expect(ids(upcomingSchedule(scheduleOf(made), 2)).days).toEqual([['m2', 'm3']]);
  });
});
