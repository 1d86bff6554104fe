/**
 * Who enters a stage, once the stages before it are over. Whoever is out of the tournament never
 * enters another stage.
 *
 * A stage that is not played still has an order: that in which its teams came. So the stages after
 * it, and the final places, do not depend on whether it was played.
 */
import type { Stage } from '../model/state';
import type { Entrant, StageSettings } from '../model/vocabulary';
import { snake } from '../seeding/orders';
import { entering, feedersOf, hasGroups, inSeedOrder, isOnlyWay, type Place } from './chain';
import { isFinished } from './finished';
import { placements } from './placements';

/** As much of a tournament as decides who goes where. */
export interface PlayedStages {
  readonly stages: readonly {
    readonly settings: StageSettings;
    /** Null while its teams are unknown, and where it is not played. */
    readonly stage: Stage | null;
  }[];
  /** Teams that are out of the tournament. */
  readonly dropped: readonly string[];
  /** Staff have ended the tournament: stages that have not begun are not played. */
  readonly isEnded: boolean;
}

export type PlacedEntrant = Entrant & { readonly from: Place };

/** The fewest teams that can play anything. */
const FEWEST_TEAMS = 2;

/** The teams that enter a stage in order of seed, or null while a stage before it is not over. */
export function entrantsOf(played: PlayedStages, index: number): PlacedEntrant[] | null {
  const settings = played.stages.map((each) => each.settings);
  if (feedersOf(settings, index).some((feeder) => !isStageOver(played, feeder))) return null;
  // A team that left during this stage stays in it and forfeits.
  const inside = played.stages[index]!.stage?.seeds;
  const out = new Set(played.dropped.filter((team) => !inside?.has(team)));
  return entrantsWithout(played, index, out);
}

/**
 * Played to its end, or not played although the stages before it are over: because at most one team
 * was left for it, or because staff have ended the tournament.
 */
export function isStageOver(played: PlayedStages, index: number): boolean {
  const { stage } = played.stages[index]!;
  if (stage) return isFinished(stage);
  if (index === 0) return false;
  const entrants = entrantsOf(played, index);
  return entrants !== null && (played.isEnded || entrants.length < FEWEST_TEAMS);
}

/** Of stages whose feeders are over. */
function entrantsWithout(
  played: PlayedStages,
  index: number,
  out: ReadonlySet<string>,
): PlacedEntrant[] {
  const settings = played.stages.map((each) => each.settings);
  const orders = new Map(
    feedersOf(settings, index).map((feeder) => [feeder, orderOf(played, feeder, out)]),
  );
  const sizes = settings.map((_, stage) => orders.get(stage)?.size ?? 0);
  const placed = entering(settings, index, sizes).flatMap((entry) => {
    const { stage, group, place } = entry.from;
    const team = orders.get(stage)!.groups[group ?? 0]?.[place - 1];
    return team === undefined || team === VACANT ? [] : [{ ...entry, team }];
  });
  return inSeedOrder(settings[index]!, placed, settings);
}

/** The place of a team that is out, and stays empty. */
const VACANT = Symbol('vacant');

interface StageOrder {
  /** How many teams have entered the stage. */
  readonly size: number;
  /** The teams of each group that can go on, best first. */
  readonly groups: readonly (readonly (string | typeof VACANT)[])[];
}

function orderOf(played: PlayedStages, index: number, out: ReadonlySet<string>): StageOrder {
  const { stage, settings } = played.stages[index]!;
  if (!stage) {
    const entrants = entrantsWithout(played, index, out);
    return { size: entrants.length, groups: dealt(settings, entrants) };
  }
  const groups: (string | typeof VACANT)[][] = [];
  for (const { team, group } of placements(stage)) {
    const own = groups[group ?? 0] ?? [];
    groups[group ?? 0] = own;
    if (stage.dropped.has(stage.seeds.get(team)!)) continue;
    if (!out.has(team)) own.push(team);
    // The teams behind it move up, unless they may be playing another stage already.
    else if (!isOnlyWay(settings)) own.push(VACANT);
  }
  return { size: stage.entrants.length, groups };
}

/** The order of a stage that is not played. */
function dealt(settings: StageSettings, entrants: readonly PlacedEntrant[]): string[][] {
  const teams = entrants.map(({ team }) => team);
  if (!hasGroups(settings)) return [teams];
  return snake(teams.length, settings.groups).map((group) => group.map((seed) => teams[seed]!));
}
