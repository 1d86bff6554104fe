/** What holds for every format, any number of teams and whatever happens to them. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { between, pick, type Random, seeded } from '../../random/random';
import { tallies } from '../model/tally';
import {
  positionKey,
  type Result,
  type StageFormat,
  type StageSettings,
} from '../model/vocabulary';
import { byCoin, playOut, won } from './play-out';
import type { Change, Match, Stage } from './stage';
import * as stages from './stage';

vi.setConfig({ testTimeout: 60_000 });

const common = { bestOf: 3, rounds: [], advances: [] } as const;

function settingsOf(format: StageFormat, teams: number, random: Random): StageSettings {
  const groups = between(random, Math.ceil(teams / 64), Math.min(64, Math.floor(teams / 2)));
  switch (format) {
    case 'single_elimination':
      return { ...common, format, thirdPlaceMatch: random() < 0.5 };
    case 'double_elimination':
      return { ...common, format, grandFinalReset: random() < 0.5 };
    case 'round_robin':
      return { ...common, format, groups, legs: teams > 60 ? 1 : between(random, 1, 2) };
    case 'gsl':
      return { ...common, format, groups };
    case 'swiss': {
      const [wins, losses] = [between(random, 1, 4), between(random, 1, 4)];
      const rounds = between(random, 1, 6);
      const target =
        random() < 0.5
          ? ({ kind: 'records', wins, losses } as const)
          : ({ kind: 'rounds', rounds } as const);
      return { ...common, format, target };
    }
  }
}

function newStage(format: StageFormat, teams: number, random: Random): Stage {
  const settings = settingsOf(format, teams, random);
  const lower = settings.format === 'double_elimination' && random() < 0.3;
  const entrants = Array.from({ length: teams }, (_, index) => ({
    team: `T${index + 1}`,
    into: lower && index > 0 && random() < 0.5 ? ('lower' as const) : null,
  }));
  return stages.create({ settings, entrants });
}

function anyResult(stage: Stage, random: Random): Result {
  const { settings } = stage;
  const luck = random();
  if (luck < 0.05) return { kind: 'forfeit', by: pick(random, ['A', 'B', 'both'] as const) };
  if (luck < 0.07) return { kind: 'cancelled' };
  const canDraw =
    settings.format === 'round_robin' ||
    (settings.format === 'swiss' && settings.target.kind === 'rounds');
  if (canDraw && luck < 0.2)
    return { kind: 'played', winner: null, maps: [1, 1], rounds: [20, 20] };
  return won(random() < 0.5 ? 'A' : 'B');
}

const isGiven = ({ result, automatic }: Match) => result !== null && !automatic;
const hasTeams = ({ slots }: Match) => slots.every(({ team }) => team !== null);

/** Something that can happen to a stage now, done. */
function happen(stage: Stage, random: Random): Change {
  const all = stages.matches(stage);
  const open = all.filter(({ state }) => state === 'open');
  const given = all.filter(isGiven);
  const luck = random();
  if (open.length > 0 && luck < 0.7) {
    const { position } = pick(random, open);
    return stages.report(stage, position, anyResult(stage, random));
  }
  if (luck < 0.76) return stages.drop(stage, pick(random, stage.entrants).team);
  if (luck < 0.79) return stages.reinstate(stage, pick(random, stage.entrants).team);
  if (given.length > 0 && luck < 0.86) {
    const { position } = pick(random, given);
    return stages.correct(stage, position, random() < 0.3 ? null : anyResult(stage, random));
  }
  if (stages.drawProblem(stage) === null) return stages.drawRound(stage);
  if (stage.settings.format === 'swiss' && luck < 0.88 && all.length > 0)
    return stages.undrawRound(stage);
  return { stage, changed: [], undone: [] };
}

/** A stage to which many things have happened, and one row for each match, kept by the changes. */
function lived(format: StageFormat, teams: number, random: Random) {
  let stage = newStage(format, teams, random);
  const rows = new Map(stages.matches(stage).map((match) => [positionKey(match.position), match]));
  const steps = between(random, 0, Math.min(40, 3 * teams));
  for (let step = 0; step < steps; step++) {
    const change = happen(stage, random);
    stage = change.stage;
    for (const match of change.changed) rows.set(positionKey(match.position), match);
  }
  return { stage, rows };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const FORMATS = [
  'single_elimination',
  'double_elimination',
  'round_robin',
  'gsl',
  'swiss',
] as const satisfies readonly StageFormat[];

const anySize = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 2, max: 12 }) },
  { weight: 3, arbitrary: fc.integer({ min: 13, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 61, max: 300 }) },
);
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });

function always(
  format: StageFormat,
  numRuns: number,
  check: (lived: { stage: Stage; rows: Map<number, Match>; random: Random }) => void,
): void {
  fc.assert(
    fc.property(anySize, anySeed, (teams, seed) => {
      const random = seeded(seed);
      check({ ...lived(format, teams, random), random });
    }),
    { numRuns },
  );
}

describe.each(FORMATS)('whatever happened to a stage of the format %s', (format) => {
  it('it can be played to its end, and everyone has a place from 1 to n', () => {
    always(format, 60, ({ stage, random }) => {
      const ended = playOut(stage, byCoin(random));
      expect(stages.isFinished(ended)).toBe(true);
      const placements = stages.placements(ended);
      expect(placements.map(({ place }) => place)).toEqual(stage.entrants.map((_, at) => at + 1));
      expect(new Set(placements.map(({ team }) => team)).size).toBe(stage.entrants.length);
      expect(placements.every(({ isFinal }) => isFinal)).toBe(true);
      expect(placements.map(({ from, to }) => [from, to])).toEqual(sharedRanges(placements));
    });
  });

  it('no team has more losses than the format allows', () => {
    always(format, 40, ({ stage, random }) => {
      const ended = playOut(stage, byCoin(random));
      const allowed = allowedBy(ended.settings);
      const tally = tallies(ended);
      expect(Math.max(...tally.map(({ losses }) => losses))).toBeLessThanOrEqual(allowed.losses);
      expect(Math.max(...tally.map(({ wins }) => wins))).toBeLessThanOrEqual(allowed.wins);
    });
  });

  it('rows that are kept by the changes are the matches, and rebuild the stage', () => {
    always(format, 40, ({ stage, rows }) => {
      const matches = stages.matches(stage);
      for (const match of matches)
        expect(same(rows.get(positionKey(match.position)), match)).toBe(true);
      const filled = [...rows.values()].filter(hasTeams).length;
      expect(filled).toBe(matches.filter(hasTeams).length);
      const rebuilt = stages.restore(JSON.parse(JSON.stringify(stages.record(stage))));
      expect(same(stages.matches(rebuilt), matches)).toBe(true);
      expect(same(stages.placements(rebuilt), stages.placements(stage))).toBe(true);
    });
  });

  it('taking a result back and giving it again, with what it undid, changes nothing', () => {
    always(format, 60, ({ stage, random }) => {
      const given = stages.matches(stage).filter(isGiven);
      if (given.length === 0) return;
      const { position, result } = pick(random, given);
      const undone = stages.undone(stage, position, null);
      const back = stages.reset(stage, position);
      expect(same(back.undone, undone)).toBe(true);
      const fewer = stages.matches(back.stage).length < stages.matches(stage).length;
      if (fewer) return; // A Swiss round that was taken back would have to be drawn again.
      // Giving it again can undo matches that a dropped team had decided in the meantime.
      const lost = new Map(
        [{ position, result }, ...undone].map((match) => [positionKey(match.position), match]),
      );
      const order = stages.matches(stage).map((match) => positionKey(match.position));
      let again = back.stage;
      while (lost.size > 0) {
        const next = lost.get(order.find((key) => lost.has(key))!)!;
        const change = stages.correct(again, next.position, next.result);
        again = change.stage;
        lost.delete(positionKey(next.position));
        for (const match of change.undone) lost.set(positionKey(match.position), match);
      }
      expect(same(stages.matches(again), stages.matches(stage))).toBe(true);
    });
  });

  it('a drop takes no result back, and reinstating undoes it', () => {
    always(format, 40, ({ stage, random }) => {
      const { team } = pick(random, stage.entrants);
      if (stages.record(stage).dropped.includes(team)) return;
      const dropped = stages.drop(stage, team);
      expect(dropped.undone).toEqual([]);
      const open = stages.matches(dropped.stage).filter(({ state }) => state === 'open');
      expect(open.some(({ slots }) => slots.some((slot) => slot.team === team))).toBe(false);
      const back = stages.reinstate(dropped.stage, team);
      expect(same(stages.matches(back.stage), stages.matches(stage))).toBe(true);
    });
  });
});

/** What ranges must be when those who share one stand together. */
function sharedRanges(placements: readonly stages.Placement[]): number[][] {
  return placements.map(({ from }) => {
    const first = placements.findIndex((other) => other.from === from);
    const last = placements.findLastIndex((other) => other.from === from);
    return [first + 1, last + 1];
  });
}

function allowedBy(settings: StageSettings): { wins: number; losses: number } {
  const any = Number.POSITIVE_INFINITY;
  switch (settings.format) {
    case 'single_elimination':
      return { wins: any, losses: settings.thirdPlaceMatch ? 2 : 1 };
    case 'double_elimination':
    case 'gsl':
      return { wins: any, losses: 2 };
    case 'round_robin':
      return { wins: any, losses: any };
    case 'swiss':
      return settings.target.kind === 'records' ? settings.target : { wins: any, losses: any };
  }
}
