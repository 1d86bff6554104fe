/** Numbers, dates and times as scenes show them. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { forfeitLabel } from '@mes/domain/series/forfeit';

/** Of a team or a map that nobody knows yet: short, because it stands where names stand. */
export const UNDECIDED = 'TBD';

/** "Upper final, best of 3"; what is not known is left out. */
export function roundAndFormat(round: string, bestOf: number | null): string {
  const text = [round, bestOf === null ? '' : bestOfLabel(bestOf)].filter(Boolean).join(', ');
  return capitalised(text);
}

/** "Best of 3" */
export function formatOf(bestOf: number): string {
  return capitalised(bestOfLabel(bestOf));
}

function bestOfLabel(bestOf: number): string {
  return `best of ${bestOf}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With its sign always, and the real minus. */
export function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

type Result = Pick<MatchSummary, 'state' | 'scoreA' | 'scoreB' | 'winner'>;

/** What stands beside each team: maps won, or who did not play for it; null until a map is won. */
export function figuresOf({ state, scoreA, scoreB, winner }: Result): [string, string] | null {
  if (state === 'forfeited') return [forfeitLabel(winner, 'A'), forfeitLabel(winner, 'B')];
  const isBegun = (state === 'live' || state === 'finished') && scoreA + scoreB > 0;
  return isBegun ? [String(scoreA), String(scoreB)] : null;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export function timeOf(instant: number): string {
  return time.format(instant);
}

/** Today, Tomorrow, or "Sunday, 22 September", with the year where it is another one. */
export function dayOf(instant: number, now: number): string {
  const days = daysBetween(now, instant);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  const text = (isThisYear ? day : dayAndYear).format(instant).replace(/^(\w+) /, '$1, ');
  return inOneLine(text);
}

/** In a narrow column: Today, Tomorrow, or "Sun 22 Sep". */
export function narrowDayOf(instant: number, now: number): string {
  const days = daysBetween(now, instant);
  if (days === 0 || days === 1) return dayOf(instant, now);
  return inOneLine(`${weekday.format(instant)} ${dayOfMonth.format(instant)}`);
}

/** Beside a time: nothing for today, "Wed" within a week, else "22 Sep". */
export function shortDayOf(instant: number, now: number): string {
  const days = daysBetween(now, instant);
  if (days === 0) return '';
  return inOneLine((days > 0 && days < 7 ? weekday : dayOfMonth).format(instant));
}

/** "14 – 29 Sep 2024", or one date where it is only one day. */
export function datesOf(from: number, to: number | null): string {
  const isOneDay = to === null || date.format(from) === date.format(to);
  return inOneLine(isOneDay ? date.format(from) : date.formatRange(from, to));
}

/** A date that breaks in the middle is hard to read: a narrow field makes it smaller instead. */
function inOneLine(text: string): string {
  return text.replace(/\s/g, '\u00a0');
}

/** "GMT+2", once for a whole list. */
export function zoneAt(instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** 4:05, 1:04:05; never below zero. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

function daysBetween(from: number, to: number): number {
  const startOfDay = (instant: number) => new Date(instant).setHours(0, 0, 0, 0);
  return Math.round((startOfDay(to) - startOfDay(from)) / 86_400_000);
}
