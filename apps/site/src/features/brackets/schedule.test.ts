import type { BracketMatch, SlotSource } from '@mes/client/bracket';
import { describe, expect, it } from 'vitest';
import { agendaOf, calendarDays } from './agenda';
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

  it('can be filtered by stage and team', () => {
    const north = match(1, NOON);
    const slot = { ...north.slots[0], team: { name: 'North', tag: 'N', logo: null } };
    const made = bracket({ ...north, slots: [slot, north.slots[1]] }, match(2, NOON + 1));
    expect(ids(scheduleOf(made, { team: 'North' })).days).toEqual([['m1']]);
    expect(ids(scheduleOf(made, { team: 'South' })).days).toEqual([]);
    expect(ids(scheduleOf(made, { stage: 0 })).days).toEqual([['m1', 'm2']]);
    expect(ids(scheduleOf(made, { stage: 1 })).days).toEqual([]);
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

describe('the agenda', () => {
  const idsOf = (rows: readonly { match: { id: string } }[]) => rows.map(({ match: { id } }) => id);
  const agenda = (...matches: BracketMatch[]) => {
    const { earlier, live, days, open } = agendaOf(scheduleOf(bracket(...matches)), { now: NOON });
    return {
      earlier: earlier.map(({ rows }) => idsOf(rows)),
      live: idsOf(live),
      days: days.map(({ rows }) => idsOf(rows)),
      open: idsOf(open),
    };
  };

  it('has what is live first, then today with what is to come before results, then later days', () => {
    expect(
      agenda(
        match(1, NOON - DAY, 'finished'),
        match(2, NOON - 3, 'finished'),
        match(3, NOON - 2, 'live'),
        match(4, NOON + 5),
        match(5, NOON + DAY),
        match(6, null),
      ),
    ).toEqual({ earlier: [['m1']], live: ['m3'], days: [['m4', 'm2'], ['m5']], open: ['m6'] });
  });

  it('opens at the last day once all is over', () => {
    expect(agenda(match(1, NOON - 2 * DAY, 'finished'), match(2, NOON - DAY, 'finished'))).toEqual({
      ...{ earlier: [['m1']], live: [], days: [['m2']], open: [] },
    });
  });

  it('shows a match that runs since yesterday as live, without its day', () => {
    expect(agenda(match(1, NOON - DAY, 'live'))).toMatchObject({ live: ['m1'], days: [] });
  });

  it('is empty without matches', () => {
    expect(agenda()).toEqual({ earlier: [], live: [], days: [], open: [] });
    expect(calendarDays([], { now: NOON })).toEqual([]);
  });

  it('has the days between the first and the last match', () => {
    const { days } = scheduleOf(bracket(match(1, NOON), match(2, NOON + 3 * DAY)));
    const counts = calendarDays(days, { now: NOON }).map(({ matches }) => matches);
    expect(counts).toEqual([1, 0, 0, 1]);
  });

  it('has only days with matches where the tournament is long', () => {
    const { days } = scheduleOf(bracket(match(1, NOON), match(2, NOON + 90 * DAY)));
    expect(calendarDays(days, { now: NOON })).toHaveLength(2);
  });
});
