import { expect, it } from 'vitest';
import { forfeitLabel } from './forfeit';

it.each([
  { winner: 'A' as const, A: 'W', B: 'FF' },
  { winner: 'B' as const, A: 'FF', B: 'W' },
  { winner: null, A: 'FF', B: 'FF' },
])('forfeited and won by $winner shows $A for A and $B for B', ({ winner, A, B }) => {
  expect([forfeitLabel(winner, 'A'), forfeitLabel(winner, 'B')]).toEqual([A, B]);
});
