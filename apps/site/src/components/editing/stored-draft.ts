/** An unsaved draft in the browser, so that a reload or a crash does not lose it. */
export interface StoredDraft<Changes> {
  readonly changes: Changes;
  /** The revision that the changes were made from. */
  readonly revision: number;
  readonly at: number;
}

/** Older ones are more likely to surprise than to help. */
const LIFETIME_MS = 14 * 86_400_000;

export function readStoredDraft<Changes extends object>(
  key: string,
  now: number,
): StoredDraft<Changes> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (isDraft<Changes>(stored) && now - stored.at < LIFETIME_MS) return stored;
    localStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeStoredDraft<Changes extends object>(
  key: string,
  draft: Omit<StoredDraft<Changes>, 'at'> | null,
  at = Date.now(),
): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, at }));
    else localStorage.removeItem(key);
  } catch {
    // No storage: the draft is lost when the page is closed.
  }
}

function isDraft<Changes>(stored: unknown): stored is StoredDraft<Changes> {
  if (typeof stored !== 'object' || stored === null) return false;
  const { changes, revision, at } = stored as Partial<StoredDraft<Changes>>;
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  return isObject && typeof revision === 'number' && typeof at === 'number';
}
