/** Calendars as RFC 5545 writes them. */

export interface Calendar {
  readonly name: string;
  /** Whose program made it, and where its ids are unique: `mes.example`. */
  readonly domain: string;
  readonly events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  /** The same for as long as it is the same event, however often it moves. */
  readonly id: string;
  /** Rises with every change, so that calendars take the newer one. */
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
    `DTSTAMP:${moment(event.changedAt)}`,
    `LAST-MODIFIED:${moment(event.changedAt)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** In UTC: every calendar shows it in its owner's zone. */
function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** No line is longer than 75 octets, and no character is cut in two; what follows starts with a blank. */
function fold(line: string): string {
  if (line.length * 3 <= MOST_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
