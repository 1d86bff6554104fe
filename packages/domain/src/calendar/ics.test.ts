import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './ics';

const EVENT: CalendarEvent = {
  id: 'match-7',
  sequence: 3,
  changedAt: Date.UTC(2024, 0, 2, 3, 4, 5),
  startsAt: Date.UTC(2024, 0, 5, 18),
  endsAt: Date.UTC(2024, 0, 5, 20),
  title: 'Nova vs Apex',
  description: 'Final',
  url: 'https://mes.example/app/match/7',
  cancelled: false,
};
const write = (change: Partial<CalendarEvent> = {}, name = 'Embers') =>
  writeCalendar({ name, domain: 'mes.example', events: [{ ...EVENT, ...change }] });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a calendar', () => {
  it('has each event with its sequence, in UTC', () => {
    const lines = write().split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:match-7@mes.example',
        'SEQUENCE:3',
        'DTSTAMP:20240102T030405Z',
        'DTSTART:20240105T180000Z',
        'DTEND:20240105T200000Z',
        'SUMMARY:Nova vs Apex',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('marks a cancelled event', () => {
    expect(write({ cancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('escapes special characters of the format', () => {
    const text = unfolded(write({ title: 'A, B; C\\D', description: 'one\r\ntwo\nthree\u0007' }));
    expect(text).toContain('SUMMARY:A\\, B\\; C\\\\D\r\n');
    expect(text).toContain('DESCRIPTION:one\\ntwo\\nthree\r\n');
  });

  it('does not let a name add a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const names = unfolded(write({ title }, title))
          .split('\r\n')
          .map((line) => line.split(/[:;]/)[0]);
        expect(names.filter((name) => name === 'SUMMARY')).toHaveLength(1);
        expect(names).toHaveLength(unfolded(write()).split('\r\n').length);
      }),
    );
  });

  it('has no line of more than 75 octets and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const text = write({ title });
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(text.isWellFormed()).toBe(title.isWellFormed());
      }),
    );
  });
});
