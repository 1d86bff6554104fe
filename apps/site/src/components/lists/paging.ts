import { PAGE_SIZE } from '@mes/contract/constants';
import { pageCount } from './pager-window';

export { PAGE_SIZE };

/** One page of a list, with or without the total. */
export type ListAnswer<Row> =
  | readonly Row[]
  | { readonly data: readonly Row[]; readonly total: number };

export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number | undefined;
}

export function pageOf<Row>(answer: ListAnswer<Row>): PageOfRows<Row> {
  return 'data' in answer
    ? { rows: answer.data, total: answer.total }
    : { rows: answer, total: undefined };
}

/** The page to load next; null at the end, which is marked by an empty page. */
export function nextPage<Row>(loaded: readonly PageOfRows<Row>[]): number | null {
  const last = loaded.at(-1);
  if (last && last.rows.length === 0) return null;
  const rows = loaded.reduce((sum, page) => sum + page.rows.length, 0);
  return last?.total !== undefined && rows >= last.total ? null : loaded.length;
}

export interface PagingState {
  page: number;
  size: number;
  /** Undefined while the page is loading. */
  current: PageOfRows<unknown> | undefined;
  /** The number of pages known before the current one is loaded. */
  known: number;
}

/**
 * How many pages to show. Without a total there may always be one more page, until an empty one is
 * reached.
 */
export function offeredPages({ page, size, current, known }: PagingState): number {
  if (!current) return Math.max(known, page + 1);
  if (current.total !== undefined) return pageCount(current.total, size);
  if (current.rows.length === 0) return Math.max(1, page);
  return Math.max(known, current.rows.length < size ? page + 1 : page + 2);
}
