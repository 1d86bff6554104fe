/** The rows of one page of a list that is sorted by a value, as far as its ranks need to know. */
export interface RankedPage<Value> {
  /** In the order of the list. */
  readonly values: readonly Value[];
  /** How many rows of the whole list come before the page. */
  readonly offset: number;
  /** How many rows of the whole list are better than the first of the page. */
  readonly above: number;
}

/** Equal values share the best of their ranks, and the ranks that they take up are left out: 1, 2, 2, 4. */
export function ranksOfPage<Value>({ values, offset, above }: RankedPage<Value>): number[] {
  const first = values[0];
  return values.map((value) => (value === first ? above + 1 : offset + 1 + values.indexOf(value)));
}

/** The ranks of a list that is shown as a whole. */
export function ranksOf<Value>(values: readonly Value[]): number[] {
  return ranksOfPage({ values, offset: 0, above: 0 });
}

/** Which rows of a list, best first, a page shows; that of a reversed list shows them in reverse. */
export function sliceOfPage({
  page,
  size,
  total,
  isReversed,
}: {
  page: number;
  size: number;
  total: number;
  isReversed: boolean;
}): { start: number; count: number } {
  if (!isReversed) return { start: page * size, count: size };
  const end = Math.max(0, total - page * size);
  const start = Math.max(0, end - size);
  return { start, count: end - start };
}
