/**
 * All stages of a tournament together: a result in one of them reaches the stages that it feeds.
 * Pure: takes a course and answers the new one with every match that may stand differently.
 */

import type {
  Entrant,
  Position,
  Result,
  StageSettings,
  TieBreak,
} from '@mes/domain/tournament/model/vocabulary';
import { entrantsOf } from '@mes/domain/tournament/stages/chain';
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
} from '@mes/domain/tournament/stages/stage';
import { isOver } from './ending';

export interface CourseStage {
  readonly settings: StageSettings;
  readonly tieBreaks: readonly TieBreak[];
  /** Null while the stages before it have not said who plays it. */
  readonly stage: Stage | null;
}

export type Course = readonly CourseStage[];

export interface Found {
  readonly stage: number;
  readonly match: Match;
}

export interface Step {
  readonly course: Course;
  /** Matches that may stand differently, as they stand now; the last of a position counts. */
  readonly changed: readonly Found[];
  /** Matches whose given result was taken back, as they stood before. */
  readonly undone: readonly Found[];
}

export interface Place {
  readonly stage: number;
  readonly position: Position;
}

/** Why a result cannot be given, or null. */
export function whyNot(course: Course, { stage, position }: Place, result: Result | null) {
  const played = course[stage]?.stage;
  return played ? correctProblem(played, position, result) : 'This stage has not begun.';
}

/** Gives, changes or takes back a result. */
export function settle(course: Course, { stage, position }: Place, result: Result | null): Step {
  return carriedOn(
    touched(course, stage, (played) => correct(played, position, result)),
    stage,
  );
}

/** The team forfeits what is left for it, in every stage that it still plays. */
export function withDropped(course: Course, team: string): Step {
  const plays = ({ stage }: CourseStage) =>
    stage ? stage.seeds.has(team) && !isFinished(stage) : false;
  return everywhere(course, plays, (stage) => drop(stage, team));
}

export function withReinstated(course: Course, team: string): Step {
  const left = ({ stage }: CourseStage) => {
    const seed = stage?.seeds.get(team);
    return seed !== undefined && stage!.dropped.has(seed);
  };
  return everywhere(course, left, (stage) => reinstate(stage, team));
}

/** Draws the next round of a Swiss stage as staff named it; `anew` takes the last draw back first. */
export function withRound(
  course: Course,
  stage: number,
  { named, anew }: { named: readonly NamedPairing[]; anew: boolean },
): Step {
  const before = anew ? touched(course, stage, undrawRound) : { course, changed: [], undone: [] };
  const drawn = touched(before.course, stage, (played) => drawRound(played, named));
  return carriedOn(and(before, drawn), stage);
}

/** The first stage with its teams, in order of seed; the others wait. */
export function begun(course: Course, entrants: readonly Entrant[]): Step {
  const { settings, tieBreaks } = course[0]!;
  const stage = create({ settings, tieBreaks, entrants });
  return carriedOn({ course: withStage(course, 0, stage), changed: [], undone: [] }, 0);
}

export function isCourseOver(course: Course): boolean {
  return course.every((_, index) => isOver(course, index));
}

function everywhere(
  course: Course,
  concerns: (stage: CourseStage) => boolean,
  change: (stage: Stage) => Change,
): Step {
  const first = course.findIndex(concerns);
  if (first === -1) return { course, changed: [], undone: [] };
  const steps = course.reduce<Step>(
    (step, each, index) => (concerns(each) ? and(step, touched(step.course, index, change)) : step),
    { course, changed: [], undone: [] },
  );
  return carriedOn(steps, first);
}

function touched(course: Course, index: number, change: (stage: Stage) => Change): Step {
  const { stage, changed, undone } = change(course[index]!.stage!);
  const found = (match: Match) => ({ stage: index, match });
  return {
    course: withStage(course, index, stage),
    changed: changed.map(found),
    undone: undone.map(found),
  };
}

/** Later stages follow: whoever they are for may have changed. */
function carriedOn(step: Step, from: number): Step {
  let all = step;
  for (let index = Math.max(from, 0); index < step.course.length; index++) {
    if (index > from && index > 0) all = and(all, refilled(all.course, index));
    all = and(all, drawnOn(all.course, index));
  }
  return all;
}

/** Swiss rounds follow each other as soon as they can. */
function drawnOn(course: Course, index: number): Step {
  const { stage } = course[index]!;
  if (stage?.settings.format !== 'swiss' || drawProblem(stage) !== null)
    return { course, changed: [], undone: [] };
  const step = touched(course, index, (played) => drawRound(played));
  return and(step, drawnOn(step.course, index));
}

function refilled(course: Course, index: number): Step {
  const { stage: before, settings, tieBreaks } = course[index]!;
  const entrants = entering(course, index)?.map(({ team, into }) => ({ team, into }));
  const playable = entrants && setupProblem(settings, entrants) === null ? entrants : null;
  if (isSame(before, playable)) return { course, changed: [], undone: [] };
  const dropped = droppedOf(course).filter((team) => playable?.some((each) => each.team === team));
  const fresh = playable && restore({ settings, tieBreaks, entrants: playable, dropped });
  const { stage, lost } = carriedOver(before, fresh);
  const gone = before && !stage ? matches(before).map(emptied) : [];
  const found = (match: Match) => ({ stage: index, match });
  return {
    course: withStage(course, index, stage),
    changed: [...gone, ...(stage ? matches(stage) : [])].map(found),
    undone: lost.map(found),
  };
}

/** Who enters a stage and from which place, or null while a stage before it is played. */
export function entering(course: Course, index: number) {
  return entrantsOf(
    course.map(({ settings }) => settings),
    course.map(({ stage }) => stage),
    index,
  );
}

/** Results stand where the same two teams meet in the same place; all others are lost. */
function carriedOver(
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

function isSame(stage: Stage | null, entrants: readonly Entrant[] | null): boolean {
  if (!stage || !entrants) return !stage && !entrants;
  return (
    stage.entrants.length === entrants.length &&
    stage.entrants.every(
      ({ team, into }, seed) =>
        team === entrants[seed]!.team && (into ?? null) === (entrants[seed]!.into ?? null),
    )
  );
}

function droppedOf(course: Course): string[] {
  return course.flatMap(({ stage }) => (stage ? [...record(stage).dropped] : []));
}

/** As it stands while its stage waits for teams. */
export function emptied(match: Match): Match {
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

function withStage(course: Course, index: number, stage: Stage | null): Course {
  return course.map((each, place) => (place === index ? { ...each, stage } : each));
}

function and(one: Step, other: Step): Step {
  return {
    course: other.course,
    changed: [...one.changed, ...other.changed],
    undone: [...one.undone, ...other.undone],
  };
}
