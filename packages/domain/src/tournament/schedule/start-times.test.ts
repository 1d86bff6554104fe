import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionKey, type StageSettings } from '../model/vocabulary';
import { create, type Match, matches } from '../stages/stage';
import { findConflicts } from './conflicts';
import { fitHours, type PlayHours } from './play-hours';
import { roundTimes } from './round-times';
import { type PlannedMatch, startTimes, type Timetable } from './start-times';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const common = { bestOf: 3, rounds: [], advances: [] } as const;
const seeds = (teams: number) =>
  Array.from({ length: teams }, (_, index) => ({ team: `T${index + 1}` }));
const stageOf = (settings: StageSettings, teams: number) =>
  matches(create({ settings, entrants: seeds(teams) }));
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: true };
const group: StageSettings = { ...common, format: 'round_robin', groups: 1, legs: 1 };
const hourly: Timetable = { start: START, parallel: 2, restMinutes: 0 };
const FINAL = String(positionKey({ part: 'upper', group: null, round: 2, index: 0 }));
const toPlanned = (match: Match, minutes = 60): PlannedMatch => ({
  id: String(positionKey(match.position)),
  minutes,
  teams: match.slots.flatMap(({ team }) => team ?? []),
  after: match.slots.flatMap(({ source }) =>
    source.type === 'winner' || source.type === 'loser' ? [String(positionKey(source.match))] : [],
  ),
});
const minutes = (matches: readonly Match[], timetable: Timetable) =>
  [
    ...startTimes(
      matches.map((match) => toPlanned(match)),
      timetable,
    ).values(),
  ].map((startsAt) => (startsAt - START) / MINUTE);

describe('start times', () => {
  it.each<{
    what: string;
    settings: StageSettings;
    teams: number;
    timetable: Timetable;
    at: number[];
  }>([
    { what: 'two at a time', settings: single, teams: 4, timetable: hourly, at: [0, 0, 60, 60] },
    {
      what: 'one stream',
      settings: single,
      teams: 4,
      timetable: { ...hourly, parallel: 1 },
      at: [0, 60, 120, 180],
    },
    {
      what: 'a rest of 15 minutes',
      settings: single,
      teams: 4,
      timetable: { ...hourly, restMinutes: 15 },
      at: [0, 0, 75, 75],
    },
    {
      what: 'a longer final on the next day',
      settings: { ...single, thirdPlaceMatch: false },
      teams: 4,
      timetable: {
        ...hourly,
        notBefore: (id) => (id === FINAL ? START + 24 * 60 * MINUTE : null),
      },
      at: [0, 0, 1_440],
    },
    {
      what: 'a group of four, each team one match at a time',
      settings: group,
      teams: 4,
      timetable: { ...hourly, parallel: 9 },
      at: [0, 0, 60, 60, 120, 120],
    },
  ])('with $what', ({ settings, teams, timetable, at }) => {
    expect(minutes(stageOf(settings, teams), timetable)).toEqual(at);
  });

  it('never overlap for a team, never exceed the streams, and keep the order of the bracket', () => {
    fc.assert(
      fc.property(
        fc.record({
          teams: fc.integer({ min: 2, max: 40 }),
          parallel: fc.integer({ min: 1, max: 6 }),
          restMinutes: fc.integer({ min: 0, max: 30 }),
          settings: fc.constantFrom<StageSettings>(single, group, {
            ...common,
            format: 'double_elimination',
            grandFinalReset: true,
          }),
        }),
        ({ teams, settings, ...rest }) => {
          const planned = stageOf(settings, teams).map((match) =>
            toPlanned(match, 30 + 10 * (match.position.round % 3)),
          );
          const times = startTimes(planned, { start: START, ...rest });
          const begin = ({ id }: { id: string }) => times.get(id)!;
          const end = (match: PlannedMatch) => begin(match) + match.minutes * MINUTE;
          for (const match of planned) {
            const from = begin(match);
            const busy = planned.filter((other) => begin(other) <= from && from < end(other));
            expect(busy.length).toBeLessThanOrEqual(rest.parallel);
            for (const id of match.after) {
              const feeding = planned.find((other) => other.id === id)!;
              expect(from).toBeGreaterThanOrEqual(end(feeding) + rest.restMinutes * MINUTE);
            }
          }
          const timed = planned.map((match) => ({ ...match, startsAt: begin(match) }));
          expect(findConflicts(timed)).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });
});

const DAY = 24 * 60 * MINUTE;
const startOfDay = (at: number) => Math.floor(at / DAY) * DAY;
const evening: PlayHours = { from: 17 * 60, to: 23 * 60, startOfDay };
const at = (hour: number, day = 0) => day * DAY + hour * 60 * MINUTE;

describe('hours of play', () => {
  it.each([
    ['before they begin', at(9), 60, at(17)],
    ['within them', at(18), 60, at(18)],
    ['when the match would end too late', at(22.5), 60, at(17, 1)],
    ['with a match that just fits', at(22), 60, at(22)],
    ['with a match longer than they are', at(17), 600, at(17)],
  ])('are kept %s', (_what, from, length, expected) => {
    expect(fitHours(from, length, evening)).toBe(expected);
  });

  it('can last past midnight', () => {
    expect(fitHours(at(23.5), 60, { ...evening, to: 60 })).toBe(at(23.5));
  });

  it('spread a tournament over days', () => {
    const planned = stageOf(single, 8).map((match) => toPlanned(match, 120));
    const times = startTimes(planned, { ...hourly, start: at(17), hours: evening });
    expect([...times.values()]).toEqual([
      at(17),
      at(17),
      at(19),
      at(19),
      at(21),
      at(21),
      at(17, 1),
      at(17, 1),
    ]);
  });
});

describe('the line of a round', () => {
  const round = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, minutes: 60 }));

  it('starts so many at once, and the next ones after the gap', () => {
    const times = roundTimes(round, { start: at(18), parallel: 2, gapMinutes: 90 });
    expect([...times.values()]).toEqual([at(18), at(18), at(19.5), at(19.5), at(21)]);
  });

  it('goes on the next day where the hours end', () => {
    const line = { start: at(20), parallel: 2, gapMinutes: 120, hours: evening };
    expect([...roundTimes(round, line).values()].at(-1)).toBe(at(17, 1));
  });
});

describe('conflicts', () => {
  const match = (id: string, startsAt: number | null, rest: Partial<PlannedMatch> = {}) => ({
    ...{ id, startsAt, minutes: 60, teams: [], after: [] },
    ...rest,
  });

  it('name a match that starts before those that decide its teams are over', () => {
    const found = findConflicts([match('a', at(18)), match('b', at(18.5), { after: ['a'] })]);
    expect(found).toEqual([{ id: 'b', otherId: 'a', kind: 'order', freeAt: at(19) }]);
  });

  it('name the later match of a team that would play twice at once', () => {
    const teams = ['Nova'];
    const found = findConflicts([match('a', at(18.5), { teams }), match('b', at(18), { teams })]);
    expect(found).toEqual([{ id: 'a', otherId: 'b', kind: 'team', freeAt: at(19) }]);
  });

  it('leave out matches without a time', () => {
    const found = findConflicts([match('a', null), match('b', at(18), { after: ['a'] })]);
    expect(found).toEqual([]);
  });
});
