import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, monthOf, weeksOf } from './month-weeks';

const at = (date: string) => Date.parse(`${date}T18:00:00Z`);
const item = (id: string, from: string | null, to: string | null = null) => ({
  id,
  startsAt: from === null ? null : at(from),
  endsAt: to === null ? null : at(to),
});

it('has every day of the month in weeks from Monday', () => {
  const weeks = weeksOf('2026-11', [], 'UTC');
  const days = weeks.flatMap((week) => week.days.map((day) => new Date(day).toISOString()));
  expect(days[0]).toContain('2026-10-26');
  expect(days.at(-1)).toContain('2026-12-06');
  expect(weeksOf('2027-02', [], 'UTC')).toHaveLength(4);
});

it('cuts what lasts longer than a week, and stacks what overlaps', () => {
  const weeks = weeksOf(
    '2026-11',
    [item('long', '2026-11-05', '2026-11-10'), item('cup', '2026-11-07'), item('open', null)],
    'UTC',
  );
  expect(weeks[1]!.bars).toMatchObject([
    { item: { id: 'long' }, from: 3, to: 6, lane: 0, isCutLeft: false, isCutRight: true },
    { item: { id: 'cup' }, from: 5, to: 5, lane: 1 },
  ]);
  expect(weeks[2]!.bars).toMatchObject([
    { item: { id: 'long' }, from: 0, to: 1, lane: 0, isCutLeft: true, isCutRight: false },
  ]);
});

it('takes days of the zone of the visitor', () => {
  const late = Date.parse('2026-10-31T23:30:00Z');
  expect(monthOf(late, 'UTC')).toBe('2026-10');
  expect(monthOf(late, 'Asia/Tokyo')).toBe('2026-11');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('never puts two bars of a lane over each other', () => {
  const day = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.nat(20)), { maxLength: 12 }), (spans) => {
      const items = spans.map(([start, length], index) => ({
        id: String(index),
        startsAt: at('2026-10-25') + start * 86_400_000,
        endsAt: at('2026-10-25') + (start + length) * 86_400_000,
      }));
      for (const { bars } of weeksOf('2026-11', items, 'UTC'))
        for (const one of bars)
          for (const other of bars)
            if (one !== other && one.lane === other.lane)
              expect(one.to < other.from || other.to < one.from).toBe(true);
    }),
  );
});
