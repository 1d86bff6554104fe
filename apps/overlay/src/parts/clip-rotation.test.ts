import { expect, it } from 'vitest';
import { clipFacts, nextIndex } from './clip-rotation';

it('goes on to the next clip, also if there is only one', () => {
  expect(nextIndex(0, 1)).toBe(1);
  expect(nextIndex(3, 2)).toBe(4);
  expect(nextIndex(3, 0)).toBe(0);
});

it.each([
  { clip: { players: [], map: null, likes: 0 }, text: '' },
  { clip: { players: [], map: 'Raid', likes: 1 }, text: 'Raid · 1 like' },
] as const)('says “$text”', ({ clip, text }) => {
  expect(clipFacts({ ...clip, players: [...clip.players] })).toBe(text);
});
