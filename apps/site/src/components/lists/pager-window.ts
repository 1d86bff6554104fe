/** A page, counted from 0, or a gap. */
export type PagerItem = number | 'gap';

export interface PagerWindow {
  page: number;
  pages: number;
  /** The maximum number of page buttons, without gaps. */
  buttons?: number;
}

export const PAGER_BUTTONS = 10;

/**
 * The pages to show: the first and the last one, and a window around the current one. If there are enough
 * pages, the number of buttons is the same on every page, so that they do not move under the pointer.
 */
export function pagerWindow({ page, pages, buttons = PAGER_BUTTONS }: PagerWindow): PagerItem[] {
  if (pages <= buttons) return range(0, pages);
  const inner = Math.max(1, buttons - 2);
  const centred = clamp(page, 0, pages - 1) - Math.floor((inner - 1) / 2);
  // Near an end the window is adjacent to it, without a gap.
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

/** The number of pages; an empty list has one. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function clamp(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, number));
}
