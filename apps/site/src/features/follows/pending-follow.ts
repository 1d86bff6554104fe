/** What somebody wanted to follow before the sign-in; the page that it returns to does it. */
import { type FollowSubject, isSame } from './follow-subject';

const KEY = 'pending-follow';
/** Longer than a sign-in takes; later it would be a surprise. */
const VALID_MS = 15 * 60_000;

export function savePendingFollow({ kind, id }: FollowSubject): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ kind, id, until: Date.now() + VALID_MS }));
  } catch {
    // No storage: the star has to be pressed again after the sign-in.
  }
}

/** Whether it is this subject; then it is forgotten. */
export function takePendingFollow(subject: FollowSubject): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (stored === null || !isSame(stored, subject)) return false;
    sessionStorage.removeItem(KEY);
    return stored.until > Date.now();
  } catch {
    return false;
  }
}
