/** How the matches of a round follow each other. Pure. */
import { MINUTE_MS, type PlannedRound } from './planned-rounds';

export interface RoundWaves {
  /** How many start at the same time. */
  readonly parallel: number;
  /** Minutes between one start and the next. */
  readonly gap: number;
}

/** All at once; where they are not, one series after the other. */
export function usualWaves({ matches }: PlannedRound): RoundWaves {
  return {
    parallel: matches.length,
    gap: Math.max(...matches.map(({ minutes }) => minutes)),
  };
}

/** As much as its times say: nothing of the gap where all start together. */
export function wavesOf({ matches }: PlannedRound): Partial<RoundWaves> {
  const times = matches.flatMap(({ startsAt }) => startsAt ?? []).sort((one, other) => one - other);
  const [first] = times;
  if (first === undefined) return {};
  const second = times.find((at) => at > first);
  return {
    parallel: times.filter((at) => at === first).length,
    ...(second === undefined ? {} : { gap: Math.round((second - first) / MINUTE_MS) }),
  };
}
