import type { MapUsage } from '@mes/contract/tutorial-schemas';

/** The part of the rounds that a side won, from 0 to 1; null without rounds. */
export function shareOf(
  { coalitionRounds, breachRounds }: Pick<MapUsage, 'coalitionRounds' | 'breachRounds'>,
  side: 'coalition' | 'breach',
): number | null {
  const all = coalitionRounds + breachRounds;
  if (all === 0) return null;
  return (side === 'coalition' ? coalitionRounds : breachRounds) / all;
}
