import * as texts from '../texts';
import { formatDate, formatDay } from './format-time';

const DAY = 86_400_000;

/** `Today`, `Yesterday`, `Sunday, 22 September`; in another year `22 Sep 2024`. */
export function dayName(at: number, now: number, zone?: string): string {
  const date = formatDate(at, zone);
  if (date === formatDate(now, zone)) return texts.today;
  if (date === formatDate(now - DAY, zone)) return texts.yesterday;
  return yearOf(date) === yearOf(formatDate(now, zone)) ? formatDay(at, zone) : date;
}

function yearOf(date: string): string {
  return date.slice(-4);
}
