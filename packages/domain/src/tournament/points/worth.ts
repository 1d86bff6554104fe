/** What a place in a tournament is worth: prize money and points. */
import { ordinal } from '../../names/rank';

/** From the first to the last of places that are worth the same. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface PrizeOf extends Span {
  /** Cents for each place. */
  readonly amount: number;
}

export interface PointsOf extends Span {
  readonly points: number;
}

export const USUAL_POINTS: readonly PointsOf[] = [100, 75, 50, 25, 10].map((points, index) => ({
  from: index + 1,
  to: index + 1,
  points,
}));

/**
 * The prize and points of every place taken, in the order given. Teams that share places share
 * their money evenly, and a cent that cannot be split goes to those named first. A shared place
 * earns the points of its best one.
 */
export function worthOf<P extends Span>(
  places: readonly P[],
  { prizes, points }: { prizes: readonly PrizeOf[]; points: readonly PointsOf[] },
): (P & { readonly prize: number; readonly points: number })[] {
  const seen = new Map<number, number>();
  return places.map((place) => {
    const before = seen.get(place.from) ?? 0;
    seen.set(place.from, before + 1);
    return {
      ...place,
      prize: shareOf(place, { prizes, before }),
      points: points.find((span) => holds(span, place.from))?.points ?? 0,
    };
  });
}

/** Everything that is paid out. */
export function prizePoolOf(prizes: readonly PrizeOf[]): number {
  return prizes.reduce((sum, { from, to, amount }) => sum + amount * (to - from + 1), 0);
}

/** Why the spans do not make a list of places, or null if they do. */
export function overlapProblem(spans: readonly Span[]): string | null {
  const ordered = spans.toSorted((one, other) => one.from - other.from);
  for (const [index, { from, to }] of ordered.entries()) {
    if (to < from) return `Places ${from} to ${to} are in the wrong order.`;
    const next = ordered[index + 1];
    if (next && next.from <= to) return `Place ${next.from} is named twice.`;
  }
  return null;
}

/** '1st Place', or '5–8th Place' where it is shared. */
export function rankOf({ from, to }: Span): string {
  return `${from === to ? ordinal(from) : `${from}–${ordinal(to)}`} Place`;
}

function shareOf(
  { from, to }: Span,
  { prizes, before }: { prizes: readonly PrizeOf[]; before: number },
): number {
  const teams = to - from + 1;
  const total = prizes.reduce((sum, span) => sum + span.amount * common(span, { from, to }), 0);
  return Math.floor(total / teams) + (before < total % teams ? 1 : 0);
}

function common(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1);
}

function holds({ from, to }: Span, place: number): boolean {
  return from <= place && place <= to;
}
