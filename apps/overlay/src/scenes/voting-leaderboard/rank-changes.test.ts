import { expect, it } from 'vitest';
import { rankChanges } from './use-rank-changes';

const ranked = (...ids: string[]) =>
  ids.map((id, index) => ({
    rank: index + 1,
    player: { id, name: id, photo: null },
    points: 1_000,
    votes: 1,
    correct: 1,
  }));

it('says who moved up and down, and nothing of newcomers', () => {
  const changes = rankChanges(ranked('a', 'b', 'c'), ranked('c', 'a', 'd'));
  expect([...changes]).toEqual([
    ['c', 2],
    ['a', -1],
  ]);
});
