/** Planned starts that the draw would not use, because they have passed. Pure. */
import type { Stage } from '@mes/contract/tournament-schemas';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { structureOf, withPlan } from './planned-stages';

export interface PassedRound {
  readonly name: string;
  /** Numbers of the matches, as the draw will number them. */
  readonly matches: readonly number[];
}

/** By round, of the matches that so many teams play. */
export function passedStarts(
  { stages, teams }: { stages: readonly Stage[]; teams: number },
  now: number,
): PassedRound[] {
  // So many teams cannot be drawn at all.
  if (chainProblems(stages, teams).length > 0) return [];
  const plan = stages.map(({ plannedStarts = [] }) => plannedStarts);
  return withPlan(structureOf(stages, teams), plan).flatMap(({ name, matches }) => {
    const passed = matches.filter(({ startsAt }) => startsAt !== null && startsAt <= now);
    return passed.length === 0 ? [] : [{ name, matches: passed.map(({ number }) => number) }];
  });
}
