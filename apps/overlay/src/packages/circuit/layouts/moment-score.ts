import type { Score } from '../../../models/match';

/** That of the winner first. */
export function inOrder({ A, B }: Score, slot: 'A' | 'B'): readonly [number, number] {
  return slot === 'A' ? [A, B] : [B, A];
}
