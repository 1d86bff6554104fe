/** Rounds that are not drawn yet, as a schedule sees them, and the plan that is saved of them. Pure. */
import type { Stage } from '@mes/contract/tournament-schemas';
import {
  type PlannableRound,
  plannableRounds,
} from '@mes/domain/tournament/schedule/plannable-rounds';
import { planKey } from '@mes/domain/tournament/schedule/planned-starts';
import { chainProblems } from '@mes/domain/tournament/stages/chain-problems';
import { interpolate } from '../../../../interpolate';
import type { SettingsValues } from '../settings-values';
import type { PlannedRound } from './planned-rounds';
import * as texts from './texts';

interface UndrawnRound extends PlannedRound {
  readonly place: Pick<PlannableRound, 'stage' | 'part' | 'round'>;
}

/** Without times. Matches are numbered as the draw will number them. */
export function structureOf(stages: readonly Stage[], teams: number): UndrawnRound[] {
  let number = 0;
  return plannableRounds(stages, teams).map(({ stage, part, round, matches, ...found }) => {
    const key = `${stage} ${part} ${round}`;
    const { name: stageName } = stages[stage]!;
    const name = found.isGrouped
      ? interpolate(texts.groupRound, { stage: stageName, round: found.number })
      : found.name;
    return {
      key,
      name,
      place: { stage, part, round },
      matches: matches.map((match) => {
        number += 1;
        return {
          ...match,
          number,
          startsAt: null,
          pairing: texts.teamsOpen,
          shortPairing: interpolate(texts.pairingOpen, { number }),
          roundKey: key,
          roundName: name,
          canMove: true,
        };
      }),
    };
  });
}

export function withPlan(
  structure: readonly UndrawnRound[],
  plan: SettingsValues['plan'],
): PlannedRound[] {
  return structure.map(({ key, name, matches, place }) => {
    const planned = plan[place.stage]?.find((each) => planKey(each) === planKey(place));
    return {
      key,
      name,
      matches: matches.map((match, index) => ({
        ...match,
        startsAt: planned?.startsAt[index] ?? null,
      })),
    };
  });
}

export interface PassedRound {
  readonly name: string;
  /** Numbers of the matches, as the draw will number them. */
  readonly matches: readonly number[];
}

/** Planned starts that the draw of so many teams would not use because they have passed, by round. */
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

/** By stage, from the times of all matches in their order. */
export function planOf(
  structure: readonly UndrawnRound[],
  { stages, startsAt }: { stages: number; startsAt: readonly (number | null)[] },
): SettingsValues['plan'] {
  const plan: SettingsValues['plan'][number][] = Array.from({ length: stages }, () => []);
  let from = 0;
  for (const { place, matches } of structure) {
    const times = startsAt.slice(from, from + matches.length);
    from += matches.length;
    const { stage, part, round } = place;
    if (times.some((at) => at !== null)) plan[stage]!.push({ part, round, startsAt: times });
  }
  return plan;
}
