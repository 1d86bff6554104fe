/** Tournaments whose names differ by season, region, stage or year alone are editions of one series. */
import { parse, trimSeparators, UNKNOWN_NAME } from './tournament-name';

/**
 * What the editions of a tournament have in common: its name without region, season, stage and year.
 * `Worlds 2024` and `Worlds 2025` are both `Worlds`.
 */
export function seriesOf(text: string): string {
  const { name } = parse(text);
  if (name === UNKNOWN_NAME) return text;
  const series = trimSeparators(name.replace(/\s*\b(19|20)\d\d\b/g, ''));
  return /\p{L}/u.test(series) ? series : name;
}

/** What tells an edition from the others of its series: `S3 EU`; the whole name if nothing does. */
export function editionOf(text: string): string {
  const series = seriesOf(text);
  const rest = text.startsWith(series) ? trimSeparators(text.slice(series.length)) : '';
  return rest || text;
}
