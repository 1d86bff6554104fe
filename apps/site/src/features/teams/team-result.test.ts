import type { MatchSummary } from '@mes/contract/match-schemas';
import { describe, expect, it } from 'vitest';
import { resultOf } from './team-result';

const team = (name: string) => ({ name, tag: name.slice(0, 3), logo: null });
const match = (change: Partial<MatchSummary>): MatchSummary => ({
  ...{ id: 'm', matchID: 1, state: 'finished', tournament: null, stage: null, group: null },
  ...{ round: null, teamA: team('Nova'), teamB: team('Ember'), bestOf: 3, scoreA: 2, scoreB: 1 },
  ...{ winner: 'A', startsAt: null, finishedAt: 1 },
  ...change,
});

describe('a match from the view of a team', () => {
  it.each([
    { of: 'Nova', change: {}, letter: 'W', score: [2, 1], opponent: 'Ember' },
    { of: 'Ember', change: {}, letter: 'L', score: [1, 2], opponent: 'Nova' },
    {
      of: 'Ember',
      change: { winner: null, scoreB: 2 },
      letter: 'D',
      score: [2, 2],
      opponent: 'Nova',
    },
  ] as const)('is $letter for $of', ({ of, change, letter, score, opponent }) => {
    const { own, theirs, ...result } = resultOf(match(change), of);
    expect([own, theirs]).toEqual(score);
    expect(result).toMatchObject({ letter, isForfeit: false, opponent: { name: opponent } });
  });

  it('is won or lost by a forfeit, and neither if both forfeited', () => {
    const forfeited = { state: 'forfeited', scoreA: 0, scoreB: 0 } as const;
    expect(resultOf(match(forfeited), 'Nova')).toMatchObject({ letter: 'W', isForfeit: true });
    expect(resultOf(match(forfeited), 'Ember').letter).toBe('L');
    expect(resultOf(match({ ...forfeited, winner: null }), 'Nova').letter).toBeNull();
  });

  it('has no opponent while that is not decided', () => {
    expect(resultOf(match({ teamB: null }), 'Nova').opponent).toBeNull();
  });
});
