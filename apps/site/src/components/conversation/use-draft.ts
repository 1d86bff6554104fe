import { useState } from 'react';

/** The draft of a message to a user, stored in the browser. */
export function useDraft(
  accountId: string,
  userId: string,
): [draft: string, setDraft: (draft: string) => void] {
  const key = `messages-draft:${accountId}:${userId}`;
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
    // No storage: the draft is lost when the page is closed.
  }
}
