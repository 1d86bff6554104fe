import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByFinish, type RatedSeries, STARTING_ELO } from './elo';
import * as ladder from './ladder';

const TEAMS = ['Nova', 'Atlas', 'Lanterns', 'Harbor'] as const;

const anySeries: fc.Arbitrary<RatedSeries> = fc
  .record({
    matchId: fc.integer({ min: 1, max: 999 }).map((number) => `m${number}`),
    // Few times, so that many series finish at the same one.
    finishedAt: fc.nat({ max: 20 }),
    pair: fc.shuffledSubarray([...TEAMS], { minLength: 2, maxLength: 2 }),
    score: fc.record({ A: fc.nat({ max: 4 }), B: fc.nat({ max: 4 }) }),
    winner: fc.constantFrom('A' as const, 'B' as const, null),
    rounds: fc.nat({ max: 90 }),
    shares: fc.array(fc.nat({ max: 90 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ pair: [A, B], shares, rounds, ...series }) => ({
    ...series,
    rounds,
    teams: { A: A!, B: B! },
    players: shares.map((share, index) => {
      const opponent = index % 2 === 0 ? ('A' as const) : ('B' as const);
      const team = opponent === 'A' ? A : B;
      return { player: `${team}-${index}`, opponent, rounds: Math.min(share, rounds) };
    }),
  }));

const manySeries = fc.uniqueArray(anySeries, { selector: ({ matchId }) => matchId, maxLength: 40 });

describe('a ladder', () => {
  const won: RatedSeries = {
    matchId: 'm1',
    finishedAt: 10,
    teams: { A: 'Nova', B: 'Atlas' },
    score: { A: 2, B: 0 },
    winner: 'A',
    rounds: 40,
    players: [
      { player: 'sable', opponent: 'A', rounds: 40 },
      { player: 'oryx', opponent: 'A', rounds: 10 },
      { player: 'quill', opponent: 'B', rounds: 40 },
    ],
  };

  it('changes both teams, and the players in proportion to their rounds', () => {
    const { teams, players } = ladder.rebuildLadder([won]);
    const winner = { wins: 1, losses: 0, draws: 0 };
    const loser = { wins: 0, losses: 1, draws: 0 };
    expect(teams.get('Nova')).toEqual({ elo: 1_520_000, change: 20_000, ...winner });
    expect(teams.get('Atlas')).toEqual({ elo: 1_480_000, change: -20_000, ...loser });
    expect(players.get('sable')).toEqual({ elo: 1_520_000, change: 20_000, ...winner });
    expect(players.get('oryx')).toEqual({ elo: 1_505_000, change: 5_000, ...winner });
    expect(players.get('quill')).toEqual({ elo: 1_480_000, change: -20_000, ...loser });
  });

  it('reports the standings after each series', () => {
    const reported: ladder.EloChange[] = [];
    ladder.rebuildLadder([won], (changes) => reported.push(...changes));
    expect(reported.map(({ kind, subject, standing }) => [kind, subject, standing.elo])).toEqual([
      ['team', 'Nova', 1_520_000],
      ['team', 'Atlas', 1_480_000],
      ['player', 'sable', 1_520_000],
      ['player', 'oryx', 1_505_000],
      ['player', 'quill', 1_480_000],
    ]);
    expect(reported[0]).toMatchObject({ match: 'm1', at: 10, opponent: 'A' });
  });

  it('counts a draw as neither win nor loss', () => {
    const drawn = ladder.rebuildLadder([{ ...won, winner: null, score: { A: 1, B: 1 } }]);
    expect(drawn.teams.get('Nova')).toEqual({
      elo: STARTING_ELO,
      wins: 0,
      losses: 0,
      draws: 1,
      change: 0,
    });
  });

  it('does not modify the previous ladder', () => {
    const before = ladder.rebuildLadder([won]);
    ladder.applySeries(before, { ...won, matchId: 'm2', finishedAt: 11 });
    expect(before.teams.get('Nova')!.elo).toBe(1_520_000);
  });
});

describe('any series', () => {
  it('keep the sum of the points of teams', () => {
    fc.assert(
      fc.property(manySeries, (series) => {
        const { teams } = ladder.rebuildLadder(series);
        const total = [...teams.values()].reduce((sum, { elo }) => sum + elo, 0);
        expect(total).toBe(teams.size * STARTING_ELO);
      }),
    );
  });

  it('give the same ladder live as in a rebuild, in any order', () => {
    fc.assert(
      fc.property(manySeries, (series) => {
        const live = series
          .toSorted(compareByFinish)
          .reduce(ladder.applySeries, ladder.EMPTY_LADDER);
        expect(ladder.rebuildLadder(series)).toEqual(live);
        expect(ladder.rebuildLadder(series.toReversed())).toEqual(live);
      }),
    );
  });

  it('give the ladder of a rebuild after any correction', () => {
    const correction = fc.record({
      series: manySeries,
      which: fc.nat(),
      how: fc.constantFrom('change', 'move', 'delete', 'add'),
      other: anySeries,
    });
    fc.assert(
      fc.property(correction, ({ series, which, how, other }) => {
        const old = series[which % Math.max(1, series.length)];
        const added = { ...other, matchId: 'm-new' };
        if (!old) return;
        const others = series.filter(({ matchId }) => matchId !== old.matchId);
        const corrected = {
          change: [...others, { ...old, score: other.score, winner: other.winner }],
          move: [...others, { ...old, finishedAt: other.finishedAt }],
          delete: others,
          add: [...series, added],
        }[how];

        // The stored standings after each series. Those before the first difference stay.
        const stored: ladder.EloChange[] = [];
        ladder.rebuildLadder(series, (changes) => stored.push(...changes));
        const first = [
          old,
          ...corrected.filter(({ matchId }) => !others.some((o) => o.matchId === matchId)),
        ]
          .toSorted(compareByFinish)
          .at(0)!;
        const snapshot = ladder.ladderFromChanges(
          stored.filter(
            ({ at, match }) => compareByFinish({ finishedAt: at, matchId: match }, first) < 0,
          ),
        );
        const later = corrected.filter((one) => compareByFinish(one, first) >= 0);
        expect(ladder.replaySeries(snapshot, later)).toEqual(ladder.rebuildLadder(corrected));
      }),
      { numRuns: 300 },
    );
  });
});
