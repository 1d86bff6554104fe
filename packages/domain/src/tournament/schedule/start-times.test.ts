import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionKey, type StageSettings } from '../model/vocabulary';
import { create, type Match, matches } from '../stages/stage';
import { startTimes, type Timetable } from './start-times';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const common = { bestOf: 3, rounds: [], advances: [] } as const;
const seeds = (teams: number) =>
  Array.from({ length: teams }, (_, index) => ({ team: `T${index + 1}` }));
const stageOf = (settings: StageSettings, teams: number) =>
  matches(create({ settings, entrants: seeds(teams) }));
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: true };
const group: StageSettings = { ...common, format: 'round_robin', groups: 1, legs: 1 };
const hourly: Timetable = { start: START, minutesFor: () => 60, parallel: 2, restMinutes: 0 };
const minutes = (planned: readonly Match[], timetable: Timetable) =>
  startTimes(planned, timetable).map(({ startsAt }) => (startsAt - START) / MINUTE);

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
        notBefore: ({ round }) => (round === 2 ? START + 24 * 60 * MINUTE : null),
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
          const planned = stageOf(settings, teams);
          const minutesFor = ({ round }: { round: number }) => 30 + 10 * (round % 3);
          const times = startTimes(planned, { start: START, minutesFor, ...rest });
          const begin = new Map(
            times.map(({ position, startsAt }) => [positionKey(position), startsAt]),
          );
          const end = (match: Match) =>
            begin.get(positionKey(match.position))! + minutesFor(match.position) * MINUTE;
          for (const match of planned) {
            const from = begin.get(positionKey(match.position))!;
            const busy = planned.filter(
              (other) => begin.get(positionKey(other.position))! <= from && from < end(other),
            );
            expect(busy.length).toBeLessThanOrEqual(rest.parallel);
            for (const { source } of match.slots) {
              if (source.type !== 'winner' && source.type !== 'loser') continue;
              const feeding = planned.find(
                ({ position }) => positionKey(position) === positionKey(source.match),
              )!;
              expect(from).toBeGreaterThanOrEqual(end(feeding) + rest.restMinutes * MINUTE);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
