/** A page, counted from 0, or pages left out. */
export type PagerItem = number | 'gap';

export interface PagerWindow {
  page: number;
  pages: number;
  /** The most page buttons, gaps not counted. */
  buttons?: number;
}

export const PAGER_BUTTONS = 10;

/**
 * The pages to offer: the first and the last one always, and a window around the current one.
 * As long as there are pages enough, the number of buttons stays the same on every page, so that
 * they do not jump away under the pointer.
 */
export function pagerWindow({ page, pages, buttons = PAGER_BUTTONS }: PagerWindow): PagerItem[] {
  if (pages <= buttons) return range(0, pages);
  const inner = Math.max(1, buttons - 2);
  const centred = clamp(page, 0, pages - 1) - Math.floor((inner - 1) / 2);
  // Beside an end the window closes up to it, and no gap is left between them.
  const start = clamp(centred, 1, pages - 1 - inner);
  const window = range(start, start + inner);
  return [
    0,
    ...(start > 1 ? (['gap'] as const) : []),
    ...window,
    ...(start + inner < pages - 1 ? (['gap'] as const) : []),
    pages - 1,
  ];
}

/** How many pages a list has; an empty list has one, which says that it is empty. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
}

function clamp(number: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, number));
}
