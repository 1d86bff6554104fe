import type { Stage } from '@mes/contract/tournament-schemas';
import { describe, expect, it } from 'vitest';
import { axisOf, dayRows } from './day-rows';
import { addDays, type DeskMatch, plannedRounds, startOfDay } from './planned-rounds';
import { passedStarts, planOf, structureOf, withPlan } from './planned-stages';
import { roundCheck } from './round-check';
import { usualWaves, wavesOf } from './round-waves';

const DAY = new Date(2026, 10, 14).getTime();
const HOUR = 3_600_000;
const match = (id: string, change: Partial<DeskMatch> = {}): DeskMatch => ({
  ...{ id, number: 1, minutes: 60, teams: [], after: [], startsAt: null, canMove: true },
  ...{ pairing: 'A – B', shortPairing: 'A – B', roundKey: 'final', roundName: 'Final' },
  ...change,
});

describe('the calendar', () => {
  it('puts matches that overlap below each other, and adds a day to move to', () => {
    const rows = dayRows([
      match('a', { startsAt: DAY + 18 * HOUR }),
      match('b', { startsAt: DAY + 18.5 * HOUR }),
      match('c', { startsAt: DAY + 19 * HOUR }),
      match('d', { startsAt: null }),
    ]);
    expect(rows.map(({ day }) => day)).toEqual([DAY, addDays(DAY, 1)]);
    expect(rows[0]!.blocks.map(({ match: { id }, lane }) => [id, lane])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
    expect(axisOf(rows)).toEqual({ from: 17 * 60, to: 23 * 60 });
  });

  it('shows the days between, unless these are many', () => {
    const on = (days: number) => match(String(days), { startsAt: addDays(DAY, days) + 18 * HOUR });
    expect(dayRows([on(0), on(3)])).toHaveLength(5);
    expect(dayRows([on(0), on(60)])).toHaveLength(3);
    expect(startOfDay(DAY + 18 * HOUR)).toBe(DAY);
  });
});

describe('a round', () => {
  const final = match('final', { startsAt: DAY + 18 * HOUR, after: ['semi'] });
  const semi = match('semi', {
    ...{ startsAt: DAY + 17.5 * HOUR, roundKey: 'semi', roundName: 'Semifinals' },
  });
  const conflict = {
    ...{ id: 'final', otherId: 'semi', kind: 'order' as const },
    freeAt: DAY + 18.5 * HOUR,
  };
  const round = { key: 'final', name: 'Final', matches: [final] };

  it('that starts too early offers to move as far as it must', () => {
    const check = roundCheck(round, { matches: [semi, final], conflicts: [conflict] });
    expect(check).toMatchObject({ kind: 'conflict', start: DAY + 18.5 * HOUR });
    expect(check.kind === 'conflict' && check.fix.get('final')).toBe(DAY + 18.5 * HOUR);
    expect(check.kind === 'conflict' && check.text).toMatch(/^Starts before Semifinals ends/);
  });

  it('fits, or says what has no time', () => {
    const facts = { matches: [semi, final], conflicts: [] };
    expect(roundCheck(round, facts)).toEqual({ kind: 'fits' });
    const half = { ...round, matches: [final, match('other')] };
    expect(roundCheck(half, facts)).toEqual({ kind: 'open', text: '1 of 2 have a time' });
  });

  it('is one over all groups, without matches that are not played', () => {
    const slot = { team: null, seed: null, score: null, source: { type: 'pairing' as const } };
    const one = (id: string, state: 'scheduled' | 'cancelled') => ({
      ...{ id, matchID: 1, state, bestOf: 1 as const, winner: null, startsAt: null },
      ...{ winnerTo: null, loserTo: null, slots: [slot, slot] as const },
      position: { stage: 0, part: 'group' as const, group: 0, round: 1, index: 0 },
    });
    const group = (index: number, id: string, state: 'scheduled' | 'cancelled') => ({
      ...{ stage: 0, part: 'group' as const, group: index, round: 1, bestOf: 1 as const },
      ...{ name: `Group ${index}`, matches: [one(id, state)] },
    });
    const [found, ...others] = plannedRounds({
      stages: [
        {
          ...{ index: 0, name: 'Groups', format: 'round_robin', state: 'running', tables: [] },
          rounds: [
            group(0, 'a', 'scheduled'),
            group(1, 'b', 'scheduled'),
            group(2, 'c', 'cancelled'),
          ],
        },
      ],
    });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ name: 'Groups, round 1', matches: [{ id: 'a' }, { id: 'b' }] });
  });

  it('of a later stage comes after all matches that decide its places', () => {
    const one = (id: string, source: object) => ({
      ...{ id, matchID: 1, state: 'scheduled', bestOf: 1, winner: null, startsAt: null },
      slots: [
        { team: null, seed: null, score: null, source },
        { team: null, seed: null, score: null, source: { type: 'bye' } },
      ],
    });
    const round = (stage: number, group: number | null, match: object) => ({
      ...{ stage, part: 'group', group, round: 1, name: 'Round', bestOf: 1, matches: [match] },
    });
    const place = { type: 'placement', stage: 0, group: 1, place: 1 };
    const bracket = {
      stages: [
        {
          ...{ index: 0, name: 'Groups' },
          rounds: [
            round(0, 0, one('a', { type: 'seed', seed: 1 })),
            round(0, 1, one('b', { type: 'seed', seed: 2 })),
          ],
        },
        { index: 1, name: 'Playoffs', rounds: [round(1, null, one('final', place))] },
      ],
    } as unknown as Parameters<typeof plannedRounds>[0];
    const final = plannedRounds(bracket).at(-1)!.matches[0]!;
    expect(final.after).toEqual(['b']);
  });
});

describe('the line of a round', () => {
  const lineOf = (...hours: (number | null)[]) => ({
    ...{ key: 'final', name: 'Final' },
    matches: hours.map((hour, index) =>
      match(String(index), { startsAt: hour === null ? null : DAY + hour * HOUR }),
    ),
  });

  it('says what its times say, also after another form has set them', () => {
    expect(wavesOf(lineOf(16, 17.5, 16, 17.5, 19))).toEqual({ parallel: 2, gap: 90 });
    expect(wavesOf(lineOf(16, 16, null))).toEqual({ parallel: 2 });
    expect(wavesOf(lineOf(null, null))).toEqual({});
    expect(usualWaves(lineOf(null, null))).toEqual({ parallel: 2, gap: 60 });
  });
});

describe('rounds before the draw', () => {
  const single: Stage = {
    ...{ name: 'Cup', format: 'single_elimination', bestOf: 3, rounds: [], advances: [] },
    thirdPlaceMatch: false,
  };

  it('are planned without teams, and read back from the plan', () => {
    const structure = structureOf([single], 4);
    expect(
      structure.map(({ name, matches }) => [name, matches.map((each) => each.number)]),
    ).toEqual([
      ['Semifinals', [1, 2]],
      ['Final', [3]],
    ]);
    const startsAt = [DAY, null, DAY + HOUR];
    const plan = planOf(structure, { stages: 1, startsAt });
    expect(plan).toEqual([
      [
        { part: 'upper', round: -2, startsAt: [DAY, null] },
        { part: 'upper', round: -1, startsAt: [DAY + HOUR] },
      ],
    ]);
    const shown = withPlan(structure, plan).flatMap(({ matches }) => matches);
    expect(shown.map((each) => each.startsAt)).toEqual(startsAt);
    // More teams have an earlier round, which has no time yet.
    const more = withPlan(structureOf([single], 8), plan);
    expect(more.map(({ name, matches }) => [name, matches[0]!.startsAt])).toEqual([
      ['Quarterfinals', null],
      ['Semifinals', DAY],
      ['Final', DAY + HOUR],
    ]);
  });

  it('name the matches whose planned start has passed', () => {
    const planned: Stage = {
      ...single,
      plannedStarts: [
        { part: 'upper', round: -2, startsAt: [DAY, DAY + HOUR] },
        { part: 'upper', round: -1, startsAt: [DAY + 2 * HOUR] },
      ],
    };
    const passed = (now: number, teams = 4) => passedStarts({ stages: [planned], teams }, now);
    expect(passed(DAY - 1)).toEqual([]);
    expect(passed(DAY)).toEqual([{ name: 'Semifinals', matches: [1] }]);
    expect(passed(DAY + 3 * HOUR)).toEqual([
      { name: 'Semifinals', matches: [1, 2] },
      { name: 'Final', matches: [3] },
    ]);
    // Of two teams the final is the first round, whose start is still to come.
    expect(passed(DAY + HOUR, 2)).toEqual([]);
    expect(passed(DAY, 1)).toEqual([]);
  });

  it('leave out rounds without any time', () => {
    expect(planOf(structureOf([single], 2), { stages: 1, startsAt: [null] })).toEqual([[]]);
  });
});
