/** The time formats of the site: `22 Sep 2024`, `20:30`. The zone is the visitor's by default. */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: string;
  minute: string;
  weekday: string;
}

/** `22 Sep 2024` */
export function formatDate(at: number, zone?: string): string {
  const { day, month, year } = partsOf(at, zone);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** `Sunday, 22 September`: headings of days in a list. */
export function formatDay(at: number, zone?: string): string {
  const { weekday, day, month } = partsOf(at, zone);
  return `${weekday}, ${day} ${LONG_MONTHS[month - 1]}`;
}

/** `20:30` */
export function formatClock(at: number, zone?: string): string {
  const { hour, minute } = partsOf(at, zone);
  return `${hour}:${minute}`;
}

/** `22 Sep 2024 20:30` */
export function formatMoment(at: number, zone?: string): string {
  return `${formatDate(at, zone)} ${formatClock(at, zone)}`;
}

/** `22 Sep 2024 20:30:05`: where a second matters, as in evidence. All zones have full minutes. */
export function formatSecond(at: number, zone?: string): string {
  const seconds = Math.floor(at / 1_000) % 60;
  return `${formatMoment(at, zone)}:${twoDigits(seconds)}`;
}

/** `UTC+2`: shown once beside a list of times. */
export function formatZone(at: number, zone?: string): string {
  const names = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = names.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
}

/** `2 h ago`, `in 5 min`; from a week on the date. */
export function formatAgo(at: number, now: number, zone?: string): string {
  const distance = Math.abs(now - at);
  if (distance >= 7 * DAY) return formatDate(at, zone);
  if (distance < MINUTE) return 'just now';
  const [amount, unit] =
    distance < HOUR
      ? [distance / MINUTE, 'min']
      : distance < DAY
        ? [distance / HOUR, 'h']
        : [distance / DAY, 'd'];
  const text = `${Math.floor(amount)} ${unit}`;
  return at > now ? `in ${text}` : `${text} ago`;
}

/** Large brackets format the same times again and again, and each costs a call into the browser. */
const recentParts = new Map<string, Parts>();
const MAX_RECENT = 2_000;

function partsOf(at: number, zone?: string): Parts {
  // Seconds are never shown here, and every zone has whole minutes.
  const minute = Math.floor(at / MINUTE);
  const key = `${minute} ${zone ?? ''}`;
  const known = recentParts.get(key);
  if (known) return known;
  const parts = readParts(minute * MINUTE, zone);
  if (recentParts.size >= MAX_RECENT) recentParts.clear();
  recentParts.set(key, parts);
  return parts;
}

// Month names are our own, because browsers disagree on "Sep" and "Sept".
function readParts(at: number, zone?: string): Parts {
  // The zones of nearly all times. The first formatter of a page is among the longest work of its load.
  if (zone === undefined) return readLocalParts(new Date(at));
  if (zone === 'UTC') return readUtcParts(new Date(at));
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: parts.hour ?? '',
    minute: parts.minute ?? '',
    weekday: parts.weekday ?? '',
  };
}

function readLocalParts(date: Date): Parts {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: twoDigits(date.getHours()),
    minute: twoDigits(date.getMinutes()),
    weekday: WEEKDAYS[date.getDay()] ?? '',
  };
}

function readUtcParts(date: Date): Parts {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: twoDigits(date.getUTCHours()),
    minute: twoDigits(date.getUTCMinutes()),
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Cached, because creating a formatter is expensive and a page shows hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, formatter);
  return formatter;
}
