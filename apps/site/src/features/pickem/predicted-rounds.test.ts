import { type PredictedMatch, predict } from '@mes/domain/pickem/prediction';
import { expect, it } from 'vitest';
import { markKey, toMarks, toRounds } from './predicted-rounds';

const STAGE = {
  format: 'single_elimination',
  bestOf: 3,
  rounds: [],
  advances: [],
  thirdPlaceMatch: false,
} as const;
const TEAMS = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Team ${id}`, tag: id, logo: null }));

function roundsFor(picks: Record<string, string[]>) {
  const setup = { stages: [STAGE], teams: TEAMS.map(({ id }) => id) };
  const questions = predict(setup, picks).questions.filter(
    (question): question is PredictedMatch => question.kind === 'match',
  );
  return toRounds(questions, new Map(TEAMS.map((team) => [team.id, team])));
}

it('shows picked teams as winners, who stand in the next match', () => {
  const [semifinals, final] = roundsFor({ '0-upper-1-0': ['d'], '0-upper-1-1': ['b'] });
  expect(semifinals).toMatchObject({
    name: 'Semifinals',
    matches: [{ winner: 'B' }, { winner: 'A' }],
  });
  expect(final?.matches[0]).toMatchObject({
    winner: null,
    slots: [
      { team: { name: 'Team d' }, source: { type: 'winner', match: { id: '0-upper-1-0' } } },
      { team: { name: 'Team b' } },
    ],
  });
});

it('leaves slots empty that no pick has filled', () => {
  const [, final] = roundsFor({});
  expect(final?.matches[0]?.slots.map(({ team }) => team)).toEqual([null, null]);
});

it('finds the mark of a pick by its question and team', () => {
  const mark = { question: '0-upper-1-0', team: 'd', state: 'correct', points: 1, possible: 0 };
  const marks = toMarks({ marks: [{ ...mark, state: 'correct' }] });
  expect(marks.get(markKey('0-upper-1-0', 'd'))).toEqual(mark);
  expect(marks.get(markKey('0-upper-1-0', undefined))).toBeUndefined();
});
