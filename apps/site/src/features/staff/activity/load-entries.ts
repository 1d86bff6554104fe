import type { ActivityEntry } from '@mes/contract/staff';
import { api } from '../../../api/client';
import { pageOf } from '../../../components/lists/paging';

const SIZE = 100;
const MOST_PAGES = 100;

interface Filters {
  readonly start: number;
  readonly end?: number;
  readonly user?: string;
}

/** All entries for a file, or the newest 10,000. */
export async function loadEntries(
  filters: Filters,
): Promise<{ entries: ActivityEntry[]; total: number }> {
  // Without an end, what happens meanwhile would move the pages.
  const fixed = { end: Date.now(), ...filters };
  const entries: ActivityEntry[] = [];
  for (let page = 0; ; page++) {
    const found = pageOf(await api.staff.activity({ ...fixed, page, size: SIZE }));
    entries.push(...found.rows);
    const total = found.total ?? entries.length;
    if (entries.length >= total || found.rows.length === 0 || page + 1 === MOST_PAGES)
      return { entries, total };
  }
}
