/** The order and totals of the map pool. Pure. */
import type { MapStatistics } from '@mes/contract/statistics';
import { MAP_SLOTS } from '@mes/domain/maps/maps';

/** Null for a map that was not played. */
export function winRateOf({ won, played }: Pick<MapStatistics, 'won' | 'played'>): number | null {
  return played === 0 ? null : won / played;
}

/** Best win rate first, among equals the most played; maps that were not played last. */
export function sortMaps(maps: readonly MapStatistics[]): MapStatistics[] {
  return maps.toSorted(
    (one, other) =>
      (winRateOf(other) ?? -1) - (winRateOf(one) ?? -1) ||
      other.played - one.played ||
      other.vetoes - one.vetoes,
  );
}

/** Every veto has the same number of maps in its pool, and counts once for each of them. */
export function vetoTotal(maps: readonly Pick<MapStatistics, 'vetoes'>[]): number {
  const places = maps.reduce((sum, { vetoes }) => sum + vetoes, 0);
  return Math.round(places / MAP_SLOTS);
}
