/** A month as weeks from Monday to Sunday, with bars for what lasts some days. Pure. */
const DAY_MS = 86_400_000;
const MONDAY = 1;

export interface CalendarItem {
  readonly id: string;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export interface Bar<Item> {
  readonly item: Item;
  /** Of the week, 0 for Monday. */
  readonly from: number;
  readonly to: number;
  /** Bars of one lane do not overlap. */
  readonly lane: number;
  /** Whether it began or goes on in another week. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
}

export interface Week<Item> {
  /** Midnight in UTC of each day. */
  readonly days: readonly number[];
  readonly bars: readonly Bar<Item>[];
}

export function weeksOf<Item extends CalendarItem>(
  month: string,
  items: readonly Item[],
  zone?: string,
): Week<Item>[] {
  const spans = items
    .flatMap((item) => spanOf(item, zone) ?? [])
    .toSorted((one, other) => one.first - other.first || other.last - one.last);
  return mondaysOf(month).map((monday) => ({
    days: Array.from({ length: 7 }, (_, index) => monday + index * DAY_MS),
    bars: barsOf(monday, spans),
  }));
}

/** `2026-11` of a moment. */
export function monthOf(at: number, zone?: string): string {
  return new Date(dayOf(at, zone)).toISOString().slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function firstDayOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** Midnight in UTC of the day that it is in the zone. */
export function dayOf(at: number, zone?: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
  return Date.parse(`${parts}T00:00:00Z`);
}

interface Span<Item> {
  readonly item: Item;
  readonly first: number;
  readonly last: number;
}

function spanOf<Item extends CalendarItem>(item: Item, zone?: string): Span<Item> | null {
  if (item.startsAt === null) return null;
  const first = dayOf(item.startsAt, zone);
  return { item, first, last: Math.max(first, dayOf(item.endsAt ?? item.startsAt, zone)) };
}

function mondaysOf(month: string): number[] {
  const first = firstDayOf(month);
  const end = firstDayOf(addMonths(month, 1));
  const back = (new Date(first).getUTCDay() - MONDAY + 7) % 7;
  const mondays: number[] = [];
  for (let monday = first - back * DAY_MS; monday < end; monday += 7 * DAY_MS) mondays.push(monday);
  return mondays;
}

function barsOf<Item>(monday: number, spans: readonly Span<Item>[]): Bar<Item>[] {
  const sunday = monday + 6 * DAY_MS;
  /** The last day of each lane that is taken. */
  const lanes: number[] = [];
  return spans
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .map(({ item, first, last }) => {
      const from = Math.max(0, (first - monday) / DAY_MS);
      const to = Math.min(6, (last - monday) / DAY_MS);
      const free = lanes.findIndex((taken) => taken < from);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = to;
      return { item, from, to, lane, isCutLeft: first < monday, isCutRight: last > sunday };
    });
}
