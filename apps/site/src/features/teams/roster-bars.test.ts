import { describe, expect, it } from 'vitest';
import { rosterChart } from './roster-bars';

const player = (id: string) => ({ id, name: id, photo: null, country: null });
const at = (year: number, month = 0) => Date.UTC(year, month, 1);
const membership = (id: string, joinedAt: number, leftAt: number | null = null) => ({
  ...{ player: player(id), joinedAt, leftAt, leftBy: leftAt === null ? null : ('left' as const) },
});

describe('the roster history', () => {
  it('has one line a player, in the order of their first join', () => {
    const { lines } = rosterChart(
      [
        membership('back', at(2025)),
        membership('second', at(2024)),
        membership('back', at(2023), at(2024)),
      ],
      at(2026),
    );
    expect(lines.map((line) => [line.player.id, line.bars.length])).toEqual([
      ['back', 2],
      ['second', 1],
    ]);
    const [first, again] = lines[0]!.bars;
    expect(first).toMatchObject({ start: 0, leftAt: at(2024) });
    expect(again!.start + again!.length).toBeCloseTo(1);
  });

  it('marks the beginnings of the years inside', () => {
    const { years } = rosterChart([membership('a', at(2023, 6))], at(2025, 6));
    expect(years.map(({ year }) => year)).toEqual([2024, 2025]);
    for (const { at: share } of years) expect(share > 0 && share < 1).toBe(true);
  });

  it('keeps bars inside, whatever the times', () => {
    const { lines } = rosterChart([membership('future', at(2027), at(2028))], at(2026));
    for (const bar of lines[0]!.bars) expect(bar.start + bar.length).toBeLessThanOrEqual(1);
    expect(rosterChart([], at(2026))).toEqual({ lines: [], years: [] });
  });
});
