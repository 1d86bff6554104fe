import { expect, it } from 'vitest';
import { dayName } from './day-name';

const at = (iso: string) => Date.parse(`${iso}Z`);
const now = at('2026-03-10T12:00');

it.each([
  { when: '2026-03-10T00:00', name: 'Today' },
  { when: '2026-03-09T23:59', name: 'Yesterday' },
  { when: '2026-03-08T23:59', name: 'Sunday, 8 March' },
  { when: '2025-12-31T12:00', name: '31 Dec 2025' },
])('$when is called $name', ({ when, name }) => {
  expect(dayName(at(when), now, 'UTC')).toBe(name);
});

it('goes by the zone of the reader', () => {
  expect(dayName(at('2026-03-09T23:30'), now, 'Europe/Berlin')).toBe('Today');
});
