import type { Picks } from '@mes/domain/pickem/prediction';

/** Picks that are not on the server: of a visitor, or not saved yet. */
export interface StoredPicks {
  /** The setup that they were made for. */
  readonly setup: string;
  readonly picks: Picks;
}

const VISITOR = 'visitor';

export function readDraft(tournamentId: string, accountId: string | null): StoredPicks | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(tournamentId, accountId)) ?? '');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeDraft(
  tournamentId: string,
  accountId: string | null,
  draft: StoredPicks | null,
): void {
  try {
    if (draft) localStorage.setItem(key(tournamentId, accountId), JSON.stringify(draft));
    else localStorage.removeItem(key(tournamentId, accountId));
  } catch {
    // No storage: picks that are not saved are lost when the page is closed.
  }
}

function key(tournamentId: string, accountId: string | null): string {
  return `pickem-draft:${tournamentId}:${accountId ?? VISITOR}`;
}

function isDraft(stored: unknown): stored is StoredPicks {
  if (typeof stored !== 'object' || stored === null) return false;
  const { setup, picks } = stored as Partial<StoredPicks>;
  if (typeof setup !== 'string' || typeof picks !== 'object' || picks === null) return false;
  return Object.values(picks).every(
    (teams) => Array.isArray(teams) && teams.every((team) => typeof team === 'string'),
  );
}
