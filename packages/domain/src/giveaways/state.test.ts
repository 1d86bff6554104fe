import { expect, it } from 'vitest';
import { giveawayState } from './state';

const times = { opensAt: 100, closesAt: 200, drawnAt: null };

it.each([
  [99, null, 'planned'],
  [100, null, 'open'],
  [199, null, 'open'],
  [200, null, 'closed'],
  [300, 250, 'drawn'],
] as const)('at %i, drawn at %s, it is %s', (now, drawnAt, expected) => {
  expect(giveawayState({ ...times, drawnAt }, now)).toBe(expected);
});
