import { cookieConsent } from '../preferences';

const KEY = 'telemetry-identifier';

/** A random identifier to count visits; null until cookies are accepted. */
export function telemetryIdentifier(): string | null {
  return cookieConsent.get() ? storedIdentifier() : null;
}

function storedIdentifier(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
    const created = crypto.randomUUID();
    localStorage.setItem(KEY, created);
    return created;
  } catch {
    // No storage: the visit is not counted.
    return null;
  }
}
