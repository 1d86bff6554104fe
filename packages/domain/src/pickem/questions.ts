/**
 * What a pick'em asks: the winner of every match of an elimination stage, the order of every group,
 * and who goes on from a Swiss stage. The questions follow from the stages and the number of teams
 * alone, so that they stay the same whatever is picked and played.
 */
import { groupName, rounds } from '../tournament/model/rounds';
import type { BracketPart, Position, StageSettings } from '../tournament/model/vocabulary';
import { entriesOf, hasGroups } from '../tournament/stages/chain';
import { setupProblem } from '../tournament/stages/problems';
import { create, type Stage } from '../tournament/stages/stage';
import { matchPoints, PLACE_POINTS } from './points';

/** A tournament as it stands before the first match. */
export interface PickemSetup {
  readonly stages: readonly StageSettings[];
  /** Ids in order of seed. */
  readonly teams: readonly string[];
}

/** Who wins a match. The reset of a grand final is not asked for: its winner wins the grand final. */
export interface MatchQuestion {
  readonly kind: 'match';
  readonly key: string;
  readonly stage: number;
  readonly position: Position;
  readonly roundName: string;
  /** Rounds of its part that follow; 0 for the last. */
  readonly roundsLeft: number;
  readonly points: number;
}

/** Who ends on which places: of a group on all, of a Swiss stage on those that lead on. */
export interface OrderQuestion {
  readonly kind: 'order';
  readonly key: string;
  readonly stage: number;
  /** Null for a Swiss stage. */
  readonly group: number | null;
  readonly name: string;
  /** The places that are asked for, best first. */
  readonly places: readonly number[];
  /** Indices of the entrants of the stage among whom they are. */
  readonly entrants: readonly number[];
  /** For everything right. */
  readonly points: number;
}

export type Question = MatchQuestion | OrderQuestion;

/** Beyond that nobody wants to fill in a page, and every prediction would be a large row. */
export const MOST_PICKEM_TEAMS = 128;
/** Places that are asked for in a Swiss stage from which nobody goes on. */
const PODIUM = 3;

/** Why there is no pick'em of a tournament, or null. */
export function pickemProblem({ stages, teams }: PickemSetup): string | null {
  if (stages.length === 0) return 'The tournament has no stages yet.';
  if (teams.length > MOST_PICKEM_TEAMS)
    return `Only tournaments of at most ${MOST_PICKEM_TEAMS} teams can be predicted.`;
  return setupProblem(
    stages[0]!,
    teams.map((team) => ({ team })),
  );
}

/** In order of play. */
export function questionsOf({ stages, teams }: PickemSetup): Question[] {
  return plannedStages(stages, teams.length).flatMap((stage, index) =>
    stage ? questionsOfStage(stage, index) : [],
  );
}

/** Stages with placeholders for teams; null for one that so many teams cannot play. */
export function plannedStages(
  stages: readonly StageSettings[],
  teamCount: number,
): (Stage | null)[] {
  return entriesOf(stages, teamCount).map((entries, index) => {
    const settings = stages[index]!;
    const entrants = entries.map(({ into }, seed) => ({ team: placeholder(seed), into }));
    return setupProblem(settings, entrants) === null ? create({ settings, entrants }) : null;
  });
}

/** Stands for a team that is not known yet. No id of a team begins like this. */
export function placeholder(seed: number): string {
  return `#${seed}`;
}

export function isPlaceholder(team: string): boolean {
  return team.startsWith('#');
}

export function isElimination({ format }: StageSettings): boolean {
  return format === 'single_elimination' || format === 'double_elimination';
}

export function matchKey(stage: number, { part, round, index }: Position): string {
  return `${stage}-${part}-${round}-${index}`;
}

/** The stage that a place leads to, or null. */
export function targetOf({ advances }: StageSettings, place: number): number | null {
  return advances.find(({ from, to }) => from <= place && place <= to)?.stage ?? null;
}

/** What a pick of a place is worth if the team ends on another; `isOut`: it does not go on anyway. */
export function placeWorth(
  settings: StageSettings,
  { picked, place, isOut }: { picked: number; place: number; isOut: boolean },
): number {
  const target = targetOf(settings, picked);
  const goesOn = !isOut && target !== null && target === targetOf(settings, place);
  if (settings.format === 'swiss' && settings.advances.length > 0)
    return goesOn ? PLACE_POINTS.exact : 0;
  if (picked === place) return PLACE_POINTS.exact;
  return goesOn ? PLACE_POINTS.advances : 0;
}

function questionsOfStage(stage: Stage, index: number): Question[] {
  return isElimination(stage.settings)
    ? matchQuestions(stage, index)
    : orderQuestions(stage, index);
}

export function isReset({ part, round }: Pick<Position, 'part' | 'round'>): boolean {
  return part === 'grand_final' && round === 2;
}

function matchQuestions(stage: Stage, index: number): MatchQuestion[] {
  const named = rounds(stage);
  const countOf = (part: BracketPart) => named.filter((round) => round.part === part).length;
  const upperRounds = countOf('upper');
  return stage.plan.nodes
    .filter(({ position }) => !isReset(position))
    .map(({ position }) => {
      const { part, round } = position;
      return {
        kind: 'match',
        key: matchKey(index, position),
        stage: index,
        position,
        roundName: named.find((each) => each.part === part && each.round === round)!.name,
        roundsLeft: part === 'grand_final' ? 0 : countOf(part) - round,
        points: matchPoints({ part, round, upperRounds }),
      };
    });
}

function orderQuestions({ settings, plan }: Stage, index: number): OrderQuestion[] {
  return plan.groups.map((entrants, group) => {
    const isGroup = hasGroups(settings);
    const all = entrants.map((_, place) => place + 1);
    const places = isGroup ? all : swissPlaces(settings, all);
    return {
      kind: 'order',
      key: isGroup ? `${index}-group-${group}` : `${index}-swiss`,
      stage: index,
      group: isGroup ? group : null,
      name: isGroup ? groupName(group) : 'Swiss',
      places,
      entrants,
      points: places.length * PLACE_POINTS.exact,
    };
  });
}

function swissPlaces(settings: StageSettings, all: readonly number[]): number[] {
  const leading = all.filter((place) => targetOf(settings, place) !== null);
  return leading.length > 0 ? leading : all.slice(0, PODIUM);
}
