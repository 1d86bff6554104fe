import type { KeyboardEvent } from 'react';

export interface ItemPosition {
  index: number;
  count: number;
}

/** The index that a key moves to; null for other keys. */
export function nextIndex(key: string, { index, count }: ItemPosition): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Moves the focus among the elements that match, as arrow keys do in a row of tabs. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const next = index === -1 ? null : nextIndex(event.key, { index, count: items.length });
  if (next === null) return null;
  event.preventDefault();
  items[next]?.focus();
  return items[next] ?? null;
}
