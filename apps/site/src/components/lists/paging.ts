import { PAGE_SIZE } from '@mes/contract/constants';
import { pageCount } from './pager-window';

export { PAGE_SIZE };

/** One page of a list: with the total where the call knows it, or just the rows. */
export type Answer<Row> =
  | readonly Row[]
  | { readonly data: readonly Row[]; readonly total: number };

export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number | undefined;
}

export function pageOf<Row>(answer: Answer<Row>): PageOfRows<Row> {
  return 'data' in answer
    ? { rows: answer.data, total: answer.total }
    : { rows: answer, total: undefined };
}

/** The page to load after these; null at the end, which an empty page marks. */
export function nextPage<Row>(loaded: readonly PageOfRows<Row>[]): number | null {
  const last = loaded.at(-1);
  if (last && last.rows.length === 0) return null;
  const rows = loaded.reduce((sum, page) => sum + page.rows.length, 0);
  return last?.total !== undefined && rows >= last.total ? null : loaded.length;
}

export interface Reached {
  page: number;
  size: number;
  /** Undefined while the page is on its way. */
  current: PageOfRows<unknown> | undefined;
  /** Pages known to exist from before, while the current one is on its way. */
  known: number;
}

/**
 * How many pages to offer. With a total that is plain arithmetic; without one there may always be
 * one page more, until an empty one shows that there is not.
 */
export function pagesToOffer({ page, size, current, known }: Reached): number {
  if (!current) return Math.max(known, page + 1);
  if (current.total !== undefined) return pageCount(current.total, size);
  if (current.rows.length === 0) return Math.max(1, page);
  return Math.max(known, current.rows.length < size ? page + 1 : page + 2);
}
