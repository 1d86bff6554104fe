import { interpolate } from '../../interpolate';
import * as texts from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** With two digits that matter, more or less: `12 min`, `3.4 h`, `5.2 d`. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) return texts.none;
  if (milliseconds < HOUR_MS)
    return interpolate(texts.minutes, { count: Math.floor(milliseconds / MINUTE_MS) });
  if (milliseconds < 2 * DAY_MS)
    return interpolate(texts.hours, { count: (milliseconds / HOUR_MS).toFixed(1) });
  return interpolate(texts.wholeDays, { count: (milliseconds / DAY_MS).toFixed(1) });
}
