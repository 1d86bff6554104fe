import { isAvailable } from '../../api/first-data';
import { cookieConsent } from '../../preferences';

const KEY = 'telemetry-identifier';

/** Random, so that visits can be counted without naming anyone. None before cookies are accepted. */
export function telemetryIdentifier(): string | null {
  if (!cookieConsent.get() || !isAvailable('moderation.recordEvent')) return null;
  return storedIdentifier();
}

function storedIdentifier(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const created = crypto.randomUUID();
    localStorage.setItem(KEY, created);
    return created;
  } catch {
    // Storage is closed: nobody is counted.
    return null;
  }
}
