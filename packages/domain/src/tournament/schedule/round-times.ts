/** One line of a schedule: when the matches of a round start. */
import { fitHours, type PlayHours } from './play-hours';
import type { PlannedMatch } from './start-times';

const MINUTE_MS = 60_000;

export interface RoundLine {
  /** Epoch milliseconds. */
  readonly start: number;
  /** How many start at the same time. */
  readonly parallel: number;
  /** Between one start and the next. */
  readonly gapMinutes: number;
  readonly hours?: PlayHours;
}

/**
 * Start times by id: so many at once, then the next ones after the gap. The first start is as it was
 * chosen; a later one that would leave the hours begins the next day.
 */
export function roundTimes(
  matches: readonly Pick<PlannedMatch, 'id' | 'minutes'>[],
  { start, parallel, gapMinutes, hours }: RoundLine,
): Map<string, number> {
  const times = new Map<string, number>();
  const size = Math.max(1, parallel);
  let at = start;
  for (let first = 0; first < matches.length; first += size) {
    const wave = matches.slice(first, first + size);
    if (first > 0) {
      const longest = Math.max(...wave.map(({ minutes }) => minutes));
      const next = at + gapMinutes * MINUTE_MS;
      at = hours ? fitHours(next, longest, hours) : next;
    }
    for (const { id } of wave) times.set(id, at);
  }
  return times;
}
