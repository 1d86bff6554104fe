/** The order of what a search has found. */
import { FITS, type Fit } from './fit';

/** Where two kinds fit equally well, the first one comes first. */
export const SEARCH_KINDS = [
  'teams',
  'players',
  'tournaments',
  'matches',
  'articles',
  'clips',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface Ranked {
  readonly fit: Fit;
  /** Among those of one kind that fit equally well the highest is first, such as an Elo or a time. */
  readonly fame: number;
  readonly name: string;
}

/** Best first: by fit, then by fame, then by name. */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    FITS.indexOf(one.fit) - FITS.indexOf(other.fit) ||
    other.fame - one.fame ||
    (one.name < other.name ? -1 : Number(one.name > other.name))
  );
}

interface RankedGroup {
  readonly kind: SearchKind;
  /** The fit of its first row. */
  readonly fit: Fit;
}

/** The group with the best row first, so that Enter opens that row. */
export function compareGroups(one: RankedGroup, other: RankedGroup): number {
  return (
    FITS.indexOf(one.fit) - FITS.indexOf(other.fit) ||
    SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind)
  );
}

/** Of a match: what is played now, then what is nearest in time, before or after. */
export function matchFame(
  { isLive, at }: { readonly isLive: boolean; readonly at: number | null },
  now: number,
): number {
  if (isLive) return 0;
  return at === null ? Number.NEGATIVE_INFINITY : -Math.abs(at - now);
}
