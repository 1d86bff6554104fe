import type { PlayerTotals } from '@mes/contract/statistics';

/** What the figures of a player are of, unless a tournament is named. */
export const ALL_TOURNAMENTS = 'All tournaments';

/** What scenes say of a player; figures that need captured rounds are '-' without them. */
export function ratingOf({ rating }: Pick<PlayerTotals, 'rating'>): string {
  return rating === null ? '-' : rating.toFixed(2);
}

export function killsPerDeath({ kills, deaths }: Pick<PlayerTotals, 'kills' | 'deaths'>): number {
  return kills / Math.max(1, deaths);
}

/** Of the captured kills, because typed ones are never headshots. */
export function headshotShare({
  capturedKills,
  headshots,
}: Pick<PlayerTotals, 'capturedKills' | 'headshots'>): number {
  return capturedKills === 0 ? 0 : headshots / capturedKills;
}

export function mapShare({ mapWins, mapLosses }: Pick<PlayerTotals, 'mapWins' | 'mapLosses'>) {
  const maps = mapWins + mapLosses;
  return maps === 0 ? 0 : mapWins / maps;
}

/** Per map, so that players with many maps do not come first for that alone. */
export function aMap(count: number | null, { maps }: Pick<PlayerTotals, 'maps'>): number | null {
  return count === null || maps === 0 ? null : count / maps;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
