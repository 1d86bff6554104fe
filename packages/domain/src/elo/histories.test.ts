import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByFinish, type RatedSeries } from './elo';
import {
  cutPart,
  type HistoryPart,
  LadderHistories,
  PART_LENGTH,
  standingAfter,
} from './histories';
import { rebuildLadder } from './ladder';

const LADDER = 'all';

/** So many that the histories of both teams have several parts. */
const anyRun: fc.Arbitrary<RatedSeries[]> = fc
  .array(
    fc.record({
      finishedAt: fc.nat({ max: 40 }),
      winner: fc.constantFrom('A' as const, 'B' as const, null),
      score: fc.record({ A: fc.nat({ max: 3 }), B: fc.nat({ max: 3 }) }),
      teams: fc.constantFrom({ A: 'Nova', B: 'Ember' }, { A: 'Ember', B: 'Atlas' }),
      rounds: fc.constant(20),
      players: fc.constantFrom([], [{ player: 'one', opponent: 'A' as const, rounds: 10 }]),
    }),
    { minLength: 1, maxLength: 4 * PART_LENGTH },
  )
  .map((run) =>
    run.map((series, index) => ({ ...series, matchId: `m${index}` })).sort(compareByFinish),
  );

function rateAll(histories: LadderHistories, run: readonly RatedSeries[]): void {
  for (const series of run) histories.rate(LADDER, { ...series, season: null });
}

function partsOf(run: readonly RatedSeries[]): HistoryPart[] {
  const histories = new LadderHistories();
  rateAll(histories, run);
  return histories.takeRest();
}

const sorted = (parts: readonly HistoryPart[]) =>
  parts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const keyOf = ({ kind, subject, wins, losses, draws }: HistoryPart) =>
  `${kind} ${subject} ${String(wins + losses + draws).padStart(5, '0')}`;

describe('histories in parts', () => {
  it('end where the ladder does, and have every series once', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { teams, players } = rebuildLadder(run);
        const parts = partsOf(run);
        for (const [subject, standing] of [...teams, ...players]) {
          const own = sorted(parts.filter((part) => part.subject === subject));
          expect(standingAfter(own.at(-1)!)).toEqual(standing);
          const matches = own.flatMap((part) => part.matches);
          expect(matches.length).toBe(standing.wins + standing.losses + standing.draws);
          expect(new Set(matches).size).toBe(matches.length);
          for (const part of own.slice(0, -1)) expect(part.matches.length).toBe(PART_LENGTH);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('say with what ratings teams went into a series', () => {
    const histories = new LadderHistories();
    const teams = { A: 'Nova', B: 'Ember' };
    const series = { finishedAt: 1, winner: 'A', score: { A: 2, B: 1 }, teams } as const;
    const rest = { rounds: 40, players: [], season: null };
    const first = histories.rate(LADDER, { ...series, ...rest, matchId: 'm1' });
    expect(first).toEqual({ eloA: 1_500_000, eloB: 1_500_000, gain: 16_000 });
    const second = histories.rate(LADDER, { ...series, ...rest, matchId: 'm2' });
    expect(second).toMatchObject({ eloA: 1_516_000, eloB: 1_484_000 });
  });

  it('that are cut at any series and go on from there are the same', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(), (run, place) => {
        const all = partsOf(run);
        const { finishedAt: at, matchId: match } = run[place % run.length]!;
        const position = { at, match };
        const isBefore = ({ times, matches }: HistoryPart) =>
          times[0]! < at || (times[0] === at && matches[0]! < match);
        // The last part of each that begins before the position is the one to go on with.
        const last = new Map(
          sorted(all.filter(isBefore)).map((part) => [`${part.kind} ${part.subject}`, part]),
        );
        const histories = new LadderHistories();
        for (const part of last.values()) histories.load(cutPart(part, position));
        rateAll(
          histories,
          run
            .filter((series) => series.finishedAt > at || series.matchId >= match)
            .filter((series) => series.finishedAt >= at),
        );
        const earlier = all.filter((part) => isBefore(part) && ![...last.values()].includes(part));
        expect(sorted([...earlier, ...histories.takeRest()])).toEqual(sorted(all));
      }),
      { numRuns: 40 },
    );
  });
});
