import { useRef, useState } from 'react';
import { useAccount } from '../../api/account';
import { readStoredDraft, type StoredDraft, writeStoredDraft } from './stored-draft';

/** Changes of an earlier visit that were never saved. */
export interface OfferedDraft {
  readonly at: number;
  /** Somebody has saved since. */
  readonly isOutdated: boolean;
  restore(): void;
  forget(): void;
}

interface DraftStorage<Changes> {
  /** What an earlier visit left, until something is written. */
  readonly found: StoredDraft<Changes> | null;
  /** Null forgets it. The id is that of the edited item: a new one gets its own by the first save. */
  write(id: string, draft: Omit<StoredDraft<Changes>, 'at'> | null): void;
}

/** Unsaved changes of one item, stored for the account in this browser. */
export function useStoredDraft<Changes extends object>(
  kind: string,
  openedId: string,
): DraftStorage<Changes> {
  const accountId = useAccount()?.id ?? '';
  const keyOf = (id: string) => `${kind}-draft:${id}:${accountId}`;
  const [found, setFound] = useState(() => readStoredDraft<Changes>(keyOf(openedId), Date.now()));
  const lastKey = useRef(keyOf(openedId));
  return {
    found,
    write(id, draft) {
      setFound(null);
      const key = keyOf(id);
      if (key !== lastKey.current) writeStoredDraft(lastKey.current, null);
      lastKey.current = key;
      writeStoredDraft(key, draft);
    },
  };
}
