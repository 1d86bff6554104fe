import { useState } from 'react';

/** What is being written to a player. The browser keeps it, so that no reload loses it. */
export function useDraft(
  account: string,
  userId: string,
): [draft: string, setDraft: (draft: string) => void] {
  const key = `messages-draft:${account}:${userId}`;
  const [draft, setDraft] = useState(() => read(key));
  return [
    draft,
    (next) => {
      setDraft(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch {
    // Storage is closed: the draft holds until the page is left.
  }
}
