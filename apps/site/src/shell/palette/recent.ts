/** What was opened from the palette last, in this browser. */
import { observable } from '@mes/client/observable';
import { SEARCH_KINDS } from '@mes/domain/search/rank';
import { useSyncExternalStore } from 'react';
import type { SearchRow } from '../search/search-rows';

export type RecentRow = Pick<
  SearchRow,
  'id' | 'kind' | 'name' | 'spoiler' | 'country' | 'logo' | 'skin' | 'to'
>;

const KEY = 'recent-searches';
const MOST = 8;

const recent = observable<readonly RecentRow[]>(read());

export function useRecent(): readonly RecentRow[] {
  return useSyncExternalStore(recent.subscribe, recent.get, recent.get);
}

export function rememberRecent(row: RecentRow): void {
  const { id, kind, name, spoiler, country, logo, skin, to } = row;
  const others = recent.get().filter((each) => each.id !== id);
  write([{ id, kind, name, spoiler, country, logo, skin, to }, ...others].slice(0, MOST));
}

export function clearRecent(): void {
  write([]);
}

function write(rows: readonly RecentRow[]): void {
  recent.set(rows);
  try {
    if (rows.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(rows));
  } catch {
    // Storage is not available: they are lost when the page is closed.
  }
}

/** An older version of the site, or somebody by hand, may have stored anything. */
function read(): readonly RecentRow[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentRow).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isRecentRow(value: unknown): value is RecentRow {
  const row = value as Partial<RecentRow> | null;
  return (
    typeof row?.id === 'string' &&
    typeof row.name === 'string' &&
    typeof row.to === 'string' &&
    row.to.startsWith('/') &&
    !row.to.startsWith('//') &&
    SEARCH_KINDS.some((kind) => kind === row.kind)
  );
}
