import type { ComparedMap } from '@mes/contract/head-to-head';
import type { DefuseMap } from '@mes/domain/maps/maps';

export interface MapPair {
  readonly map: DefuseMap;
  /** Null if the team has neither played, picked nor banned the map. */
  readonly A: ComparedMap | null;
  readonly B: ComparedMap | null;
}

/** Fewer picks or bans, or a smaller share of the vetoes, say nothing of what a team will do. */
const MIN_HABIT = 2;
const MIN_SHARE = 0.3;

export interface Habit {
  readonly kind: 'pick' | 'ban';
  readonly times: number;
  /** All vetoes with the map in the pool. */
  readonly of: number;
}

/** What the team often does with the map in a veto. */
export function habitOf({ picked, banned, vetoes }: ComparedMap): Habit | null {
  const times = Math.max(picked, banned);
  // Picks are also known of matches that were entered without their veto.
  const of = Math.max(vetoes, times);
  if (times < MIN_HABIT || times < of * MIN_SHARE) return null;
  return { kind: picked > banned ? 'pick' : 'ban', times, of };
}

/**
 * Maps of both teams side by side, most played first. With a pool exactly the maps of it, else those
 * that a team has played, or often picks or bans.
 */
export function pairMaps(
  { A, B }: { readonly A: readonly ComparedMap[]; readonly B: readonly ComparedMap[] },
  pool?: readonly DefuseMap[],
): MapPair[] {
  const known = [...A, ...B].filter(isKnown).map(({ map }) => map);
  if (known.length === 0) return [];
  const recordOf = (records: readonly ComparedMap[], name: DefuseMap) =>
    records.find(({ map }) => map === name) ?? null;
  return [...new Set(pool ?? known)]
    .map((map) => ({ map, A: recordOf(A, map), B: recordOf(B, map) }))
    .sort((one, other) => timesPlayed(other) - timesPlayed(one) || (one.map < other.map ? -1 : 1));
}

function isKnown({ played, picked, banned }: ComparedMap): boolean {
  return played > 0 || Math.max(picked, banned) >= MIN_HABIT;
}

function timesPlayed({ A, B }: MapPair): number {
  return (A?.played ?? 0) + (B?.played ?? 0);
}
