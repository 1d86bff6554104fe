import type { StatLine } from './stat-line';

type RankedFigures = Pick<StatLine, 'rating' | 'kills' | 'deaths'>;

/**
 * The best player of a map or a series: the highest rating, then most kills, then fewest deaths.
 * Without captured rounds nobody has a rating, and kills decide. Null without rows; of equals, the
 * first.
 */
export function bestPlayer<Row extends RankedFigures>(rows: readonly Row[]): Row | null {
  const [best] = rows.toSorted(
    (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || b.kills - a.kills || a.deaths - b.deaths,
  );
  return best ?? null;
}
