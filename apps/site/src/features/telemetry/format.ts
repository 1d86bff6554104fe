import { interpolate } from '../../interpolate';
import * as texts from './texts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en');
}

/** With about two digits that matter: `42 s`, `3.4 min`, `1,200 h`. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) return texts.none;
  if (milliseconds < MINUTE)
    return interpolate(texts.seconds, { count: Math.round(milliseconds / SECOND) });
  if (milliseconds < HOUR)
    return interpolate(texts.minutes, { count: shorten(milliseconds / MINUTE) });
  return interpolate(texts.hours, { count: shorten(milliseconds / HOUR) });
}

/** `12%`; a dash where there is nothing to have a share of. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return texts.none;
  return interpolate(texts.percent, { count: shorten((100 * part) / whole) });
}

/** `+12%` against what was before; null where that is nothing. */
export function formatChange(value: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((100 * (value - before)) / before);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return interpolate(texts.percent, { count: `${sign}${formatCount(Math.abs(percent))}` });
}

function shorten(amount: number): string {
  return amount < 9.95 ? amount.toFixed(1) : formatCount(amount);
}
