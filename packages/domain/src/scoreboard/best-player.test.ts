import { expect, it } from 'vitest';
import { bestPlayer } from './best-player';

const line = (name: string, rating: number | null, kills = 10, deaths = 10) => ({
  name,
  rating,
  kills,
  deaths,
});

it.each([
  { label: 'the highest rating', lines: [line('a', 1.1, 30), line('b', 1.4, 12)], best: 'b' },
  { label: 'most kills of equal ratings', lines: [line('a', 1, 9), line('b', 1, 12)], best: 'b' },
  { label: 'fewest deaths', lines: [line('a', 1, 9, 8), line('b', 1, 9, 7)], best: 'b' },
  { label: 'kills without ratings', lines: [line('a', null, 9), line('b', null, 12)], best: 'b' },
  { label: 'a rating before none', lines: [line('a', null, 40), line('b', 0.6)], best: 'b' },
  { label: 'nobody', lines: [], best: undefined },
])('the best player is by $label', ({ lines, best }) => {
  expect(bestPlayer(lines)?.name).toBe(best);
});
