/** Calendars in the iCalendar format (RFC 5545). */

export interface Calendar {
  readonly name: string;
  /** Names the producer and makes the ids globally unique: `mes.example`. */
  readonly domain: string;
  readonly events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  /** Stable, even if the event is moved. */
  readonly id: string;
  /** Increases with every change, so that calendars replace the older version. */
  readonly sequence: number;
  readonly changedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly cancelled: boolean;
}

export function writeCalendar({ name, domain, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(domain)}//Matches//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap((event) => eventLines(event, domain)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, domain: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${domain}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatTime(event.changedAt)}`,
    `LAST-MODIFIED:${formatTime(event.changedAt)}`,
    `DTSTART:${formatTime(event.startsAt)}`,
    `DTEND:${formatTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** In UTC; calendars convert to the time zone of their owner. */
function formatTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds lines at 75 octets without splitting a character; continuation lines start with a space. */
function fold(line: string): string {
  if (line.length * 3 <= MAX_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
