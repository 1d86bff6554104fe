import type { ComparedMap } from '@mes/contract/head-to-head';
import type { DefuseMap } from '@mes/domain/maps/maps';

export interface MapPair {
  readonly map: DefuseMap;
  /** Null if the team has neither played, picked nor banned the map. */
  readonly A: ComparedMap | null;
  readonly B: ComparedMap | null;
}

/** Maps of both teams side by side, most played first. With a pool, exactly the maps of it. */
export function pairMaps(
  { A, B }: { readonly A: readonly ComparedMap[]; readonly B: readonly ComparedMap[] },
  pool?: readonly DefuseMap[],
): MapPair[] {
  const known = [...A, ...B].map(({ map }) => map);
  if (known.length === 0) return [];
  const recordOf = (records: readonly ComparedMap[], name: DefuseMap) =>
    records.find(({ map }) => map === name) ?? null;
  return [...new Set(pool ?? known)]
    .map((map) => ({ map, A: recordOf(A, map), B: recordOf(B, map) }))
    .sort((one, other) => timesPlayed(other) - timesPlayed(one) || (one.map < other.map ? -1 : 1));
}

function timesPlayed({ A, B }: MapPair): number {
  return (A?.played ?? 0) + (B?.played ?? 0);
}
