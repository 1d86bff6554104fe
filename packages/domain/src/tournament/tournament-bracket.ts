/**
 * All stages of a tournament together: a result in one of them reaches the stages that it feeds.
 * Every change takes a bracket and returns the new one with every match that may have changed.
 */

import type { Entrant, Position, Result, StageSettings, TieBreak } from './model/vocabulary';
import { entrantsOf, isStageOver } from './stages/entrants';
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
  /** Null while the stages before it have not decided who plays it, and where it is not played. */
  readonly stage: Stage | null;
}

export interface TournamentBracket {
  readonly stages: readonly TournamentStage[];
  /**
   * Teams that are out of the tournament, in the order in which they left. They are in no open match
   * and enter no further stage; only `reinstateTeam` brings one back. Stages that were over when a
   * team left stay as they were.
   */
  readonly dropped: readonly string[];
  /** Staff have ended it: no further stage begins. */
  readonly isEnded: boolean;
}

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
  const played = bracket.stages[stage]?.stage;
  return played ? correctProblem(played, position, result) : 'This stage has not begun.';
}

/** Enters, changes or takes back a result. Where that opens a stage again, an ended tournament goes on. */
export function recordResult(
  bracket: TournamentBracket,
  { stage, position }: BracketPosition,
  result: Result | null,
): BracketStep {
  const step = changeStage(bracket, stage, (played) => correct(played, position, result));
  const isOver = (each: TournamentBracket) => isFinished(each.stages[stage]!.stage!);
  const isEnded = bracket.isEnded && (!isOver(bracket) || isOver(step.bracket));
  return updateStages({ ...step, bracket: { ...step.bracket, isEnded } }, stage);
}

/** The team is out: it forfeits what is left for it, and enters no further stage. */
export function dropTeam(bracket: TournamentBracket, team: string): BracketStep {
  if (!bracket.stages[0]?.stage?.seeds.has(team)) return unchanged(bracket);
  const dropped = [...new Set([...bracket.dropped, team])];
  return updateStages(unchanged({ ...bracket, dropped }), 0);
}

/** Takes that back, and with it what was played because of it. An ended tournament goes on. */
export function reinstateTeam(bracket: TournamentBracket, team: string): BracketStep {
  const dropped = bracket.dropped.filter((each) => each !== team);
  const steps = bracket.stages.reduce<BracketStep>(
    (step, { stage }, index) =>
      stage && hasDropped(stage, team)
        ? combine(
            step,
            changeStage(step.bracket, index, (played) => reinstate(played, team)),
          )
        : step,
    unchanged({ ...bracket, dropped, isEnded: false }),
  );
  return updateStages(steps, 0);
}

/** Draws the next round of a Swiss stage as staff named it; `isRedraw` takes the last draw back first. */
export function drawNamedRound(
  bracket: TournamentBracket,
  stage: number,
  { named, isRedraw }: { named: readonly NamedPairing[]; isRedraw: boolean },
): BracketStep {
  const before = isRedraw ? changeStage(bracket, stage, undrawRound) : unchanged(bracket);
  const drawn = changeStage(before.bracket, stage, (played) => drawRound(played, named));
  return updateStages(combine(before, drawn), stage);
}

/** The first stage with its teams, in order of seed; the others wait. */
export function startBracket(
  stages: readonly Omit<TournamentStage, 'stage'>[],
  entrants: readonly Entrant[],
): BracketStep {
  const { settings, tieBreaks } = stages[0]!;
  const stage = create({ settings, tieBreaks, entrants });
  const waiting = stages.map((each) => ({ ...each, stage: null }));
  const bracket = { stages: waiting, dropped: [], isEnded: false };
  return updateStages(unchanged(withStage(bracket, 0, stage)), 0);
}

export function isBracketOver(bracket: TournamentBracket): boolean {
  return bracket.stages.every((_, index) => isStageOver(bracket, index));
}

function changeStage(
  bracket: TournamentBracket,
  index: number,
  change: (stage: Stage) => Change,
): BracketStep {
  const { stage, changed, undone } = change(bracket.stages[index]!.stage!);
  const found = (match: Match) => ({ stage: index, match });
  return {
    bracket: withStage(bracket, index, stage),
    changed: changed.map(found),
    undone: undone.map(found),
  };
}

/**
 * After a change of the stage `from`: the entrants of later stages may be others, teams that are out
 * forfeit in a stage that is open again, and Swiss rounds are drawn.
 */
export function updateStages(step: BracketStep, from: number): BracketStep {
  let all = step;
  for (let index = Math.max(from, 0); index < step.bracket.stages.length; index++) {
    if (index > from && index > 0) all = combine(all, refillStage(all.bracket, index));
    all = combine(all, dropFromStage(all.bracket, index));
    all = combine(all, drawSwissRounds(all.bracket, index));
  }
  return all;
}

/** What a stage that is over has decided stands, also for teams that have left since. */
function dropFromStage(bracket: TournamentBracket, index: number): BracketStep {
  return bracket.dropped.reduce<BracketStep>((step, team) => {
    const { stage } = step.bracket.stages[index]!;
    if (!stage?.seeds.has(team) || hasDropped(stage, team) || isFinished(stage)) return step;
    return combine(
      step,
      changeStage(step.bracket, index, (played) => drop(played, team)),
    );
  }, unchanged(bracket));
}

/** Draws Swiss rounds for as long as the next one can be drawn. */
function drawSwissRounds(bracket: TournamentBracket, index: number): BracketStep {
  const { stage } = bracket.stages[index]!;
  if (stage?.settings.format !== 'swiss' || drawProblem(stage) !== null) return unchanged(bracket);
  const step = changeStage(bracket, index, (played) => drawRound(played));
  return combine(step, drawSwissRounds(step.bracket, index));
}

function refillStage(bracket: TournamentBracket, index: number): BracketStep {
  const { stage: before, settings, tieBreaks } = bracket.stages[index]!;
  if (!before && bracket.isEnded) return unchanged(bracket);
  const entrants = entrantsOf(bracket, index)?.map(({ team, into }) => ({ team, into }));
  const playable = entrants && setupProblem(settings, entrants) === null ? entrants : null;
  if (hasSameEntrants(before, playable)) return unchanged(bracket);
  const dropped = bracket.dropped.filter((team) => playable?.some((each) => each.team === team));
  const fresh = playable && restore({ settings, tieBreaks, entrants: playable, dropped });
  const { stage, lost } = keepResults(before, fresh);
  const isRemoved = ({ position }: Match) => !stage || matchAt(stage, position) === null;
  const removed = before ? matches(before).filter(isRemoved).map(withoutTeams) : [];
  const found = (match: Match) => ({ stage: index, match });
  return {
    bracket: withStage(bracket, index, stage),
    changed: [...removed, ...(stage ? matches(stage) : [])].map(found),
    undone: lost.map(found),
  };
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
    const same = is?.slots.every(({ team }, side) => team && team === was.slots[side]?.team);
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

function hasDropped(stage: Stage, team: string): boolean {
  const seed = stage.seeds.get(team);
  return seed !== undefined && stage.dropped.has(seed);
}

export function unchanged(bracket: TournamentBracket): BracketStep {
  return { bracket, changed: [], undone: [] };
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
  const stages = bracket.stages.map((each, place) => (place === index ? { ...each, stage } : each));
  return { ...bracket, stages };
}

function combine(one: BracketStep, other: BracketStep): BracketStep {
  return {
    bracket: other.bracket,
    changed: [...one.changed, ...other.changed],
    undone: [...one.undone, ...other.undone],
  };
}
