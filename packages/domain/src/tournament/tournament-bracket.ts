/**
 * All stages of a tournament together: a result in one of them reaches the stages that it feeds.
 * Every change takes a bracket and returns the new one with every match that may have changed.
 */

import { isStageOver } from './final-places';
import type { Entrant, Position, Result, StageSettings, TieBreak } from './model/vocabulary';
import { entrantsOf } from './stages/chain';
import {
  type Change,
  correct,
  correctProblem,
  create,
  drawProblem,
  drawRound,
  drop,
  isFinished,
  type Match,
  matchAt,
  matches,
  type NamedPairing,
  record,
  reinstate,
  restore,
  type Stage,
  setupProblem,
  undrawRound,
} from './stages/stage';

export interface TournamentStage {
  readonly settings: StageSettings;
  readonly tieBreaks: readonly TieBreak[];
  /** Null while the stages before it have not decided who plays it. */
  readonly stage: Stage | null;
}

export type TournamentBracket = readonly TournamentStage[];

export interface StageMatch {
  readonly stage: number;
  readonly match: Match;
}

export interface BracketStep {
  readonly bracket: TournamentBracket;
  /** Matches that may have changed, as they are now; the last of a position counts. */
  readonly changed: readonly StageMatch[];
  /** Matches whose entered result was taken back, as they were before. */
  readonly undone: readonly StageMatch[];
}

export interface BracketPosition {
  readonly stage: number;
  readonly position: Position;
}

/** Why a result cannot be entered, or null. */
export function resultProblem(
  bracket: TournamentBracket,
  { stage, position }: BracketPosition,
  result: Result | null,
) {
  const played = bracket[stage]?.stage;
  return played ? correctProblem(played, position, result) : 'This stage has not begun.';
}

/** Enters, changes or takes back a result. */
export function recordResult(
  bracket: TournamentBracket,
  { stage, position }: BracketPosition,
  result: Result | null,
): BracketStep {
  return updateLaterStages(
    changeStage(bracket, stage, (played) => correct(played, position, result)),
    stage,
  );
}

/** The team forfeits what is left for it, in every stage that it still plays. */
export function dropTeam(bracket: TournamentBracket, team: string): BracketStep {
  const plays = ({ stage }: TournamentStage) =>
    stage ? stage.seeds.has(team) && !isFinished(stage) : false;
  return changeStages(bracket, plays, (stage) => drop(stage, team));
}

export function reinstateTeam(bracket: TournamentBracket, team: string): BracketStep {
  const left = ({ stage }: TournamentStage) => {
    const seed = stage?.seeds.get(team);
    return seed !== undefined && stage!.dropped.has(seed);
  };
  return changeStages(bracket, left, (stage) => reinstate(stage, team));
}

/** Draws the next round of a Swiss stage as staff named it; `isRedraw` takes the last draw back first. */
export function drawNamedRound(
  bracket: TournamentBracket,
  stage: number,
  { named, isRedraw }: { named: readonly NamedPairing[]; isRedraw: boolean },
): BracketStep {
  const before = isRedraw
    ? changeStage(bracket, stage, undrawRound)
    : { bracket, changed: [], undone: [] };
  const drawn = changeStage(before.bracket, stage, (played) => drawRound(played, named));
  return updateLaterStages(combine(before, drawn), stage);
}

/** The first stage with its teams, in order of seed; the others wait. */
export function startBracket(
  bracket: TournamentBracket,
  entrants: readonly Entrant[],
): BracketStep {
  const { settings, tieBreaks } = bracket[0]!;
  const stage = create({ settings, tieBreaks, entrants });
  return updateLaterStages({ bracket: withStage(bracket, 0, stage), changed: [], undone: [] }, 0);
}

export function isBracketOver(bracket: TournamentBracket): boolean {
  return bracket.every((_, index) => isStageOver(bracket, index));
}

function changeStages(
  bracket: TournamentBracket,
  concerns: (stage: TournamentStage) => boolean,
  change: (stage: Stage) => Change,
): BracketStep {
  const first = bracket.findIndex(concerns);
  if (first === -1) return { bracket, changed: [], undone: [] };
  const steps = bracket.reduce<BracketStep>(
    (step, each, index) =>
      concerns(each) ? combine(step, changeStage(step.bracket, index, change)) : step,
    { bracket, changed: [], undone: [] },
  );
  return updateLaterStages(steps, first);
}

function changeStage(
  bracket: TournamentBracket,
  index: number,
  change: (stage: Stage) => Change,
): BracketStep {
  const { stage, changed, undone } = change(bracket[index]!.stage!);
  const found = (match: Match) => ({ stage: index, match });
  return {
    bracket: withStage(bracket, index, stage),
    changed: changed.map(found),
    undone: undone.map(found),
  };
}

/** The entrants of later stages may have changed. */
function updateLaterStages(step: BracketStep, from: number): BracketStep {
  let all = step;
  for (let index = Math.max(from, 0); index < step.bracket.length; index++) {
    if (index > from && index > 0) all = combine(all, refillStage(all.bracket, index));
    all = combine(all, drawSwissRounds(all.bracket, index));
  }
  return all;
}

/** Draws Swiss rounds for as long as the next one can be drawn. */
function drawSwissRounds(bracket: TournamentBracket, index: number): BracketStep {
  const { stage } = bracket[index]!;
  if (stage?.settings.format !== 'swiss' || drawProblem(stage) !== null)
    return { bracket, changed: [], undone: [] };
  const step = changeStage(bracket, index, (played) => drawRound(played));
  return combine(step, drawSwissRounds(step.bracket, index));
}

function refillStage(bracket: TournamentBracket, index: number): BracketStep {
  const { stage: before, settings, tieBreaks } = bracket[index]!;
  const entrants = stageEntrants(bracket, index)?.map(({ team, into }) => ({ team, into }));
  const playable = entrants && setupProblem(settings, entrants) === null ? entrants : null;
  if (hasSameEntrants(before, playable)) return { bracket, changed: [], undone: [] };
  const dropped = droppedTeams(bracket).filter((team) =>
    playable?.some((each) => each.team === team),
  );
  const fresh = playable && restore({ settings, tieBreaks, entrants: playable, dropped });
  const { stage, lost } = keepResults(before, fresh);
  const removed = before && !stage ? matches(before).map(withoutTeams) : [];
  const found = (match: Match) => ({ stage: index, match });
  return {
    bracket: withStage(bracket, index, stage),
    changed: [...removed, ...(stage ? matches(stage) : [])].map(found),
    undone: lost.map(found),
  };
}

/** The entrants of a stage and the places they come from, or null while a stage before it is played. */
export function stageEntrants(bracket: TournamentBracket, index: number) {
  return entrantsOf(
    bracket.map(({ settings }) => settings),
    bracket.map(({ stage }) => stage),
    index,
  );
}

/** Keeps the results of matches that the same two teams play in the same position. */
function keepResults(
  before: Stage | null,
  fresh: Stage | null,
): { stage: Stage | null; lost: Match[] } {
  if (!before) return { stage: fresh, lost: [] };
  let stage = fresh;
  const lost: Match[] = [];
  for (const { position, result } of record(before).results) {
    const was = matchAt(before, position)!;
    const is = stage && matchAt(stage, position);
    const same =
      is?.state === 'open' && is.slots.every(({ team }, side) => team === was.slots[side]?.team);
    if (stage && same) stage = correct(stage, position, result).stage;
    else lost.push(was);
  }
  return { stage, lost };
}

function hasSameEntrants(stage: Stage | null, entrants: readonly Entrant[] | null): boolean {
  if (!stage || !entrants) return !stage && !entrants;
  return (
    stage.entrants.length === entrants.length &&
    stage.entrants.every(
      ({ team, into }, seed) =>
        team === entrants[seed]!.team && (into ?? null) === (entrants[seed]!.into ?? null),
    )
  );
}

function droppedTeams(bracket: TournamentBracket): string[] {
  return bracket.flatMap(({ stage }) => (stage ? [...record(stage).dropped] : []));
}

/** The match as it is while its stage waits for teams. */
export function withoutTeams(match: Match): Match {
  const slot = (side: 0 | 1) => ({ ...match.slots[side], team: null, seed: null });
  return {
    ...match,
    slots: [slot(0), slot(1)],
    state: 'waiting',
    result: null,
    automatic: false,
    winner: null,
  };
}

function withStage(
  bracket: TournamentBracket,
  index: number,
  stage: Stage | null,
): TournamentBracket {
  return bracket.map((each, place) => (place === index ? { ...each, stage } : each));
}

function combine(one: BracketStep, other: BracketStep): BracketStep {
  return {
    bracket: other.bracket,
    changed: [...one.changed, ...other.changed],
    undone: [...one.undone, ...other.undone],
  };
}
