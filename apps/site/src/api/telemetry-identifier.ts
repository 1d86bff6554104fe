import { cookieConsent } from '../preferences';
import { isAvailable } from './first-data';

const KEY = 'telemetry-identifier';

/** A random identifier to count visits; null until cookies are accepted. */
export function telemetryIdentifier(): string | null {
  if (!cookieConsent.get() || !isAvailable('logs.recordEvent')) return null;
  return storedIdentifier();
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
