/** Brings a course out of the rows, and what changed in it back. The bracket is locked throughout. */

import { positionKey } from '@mes/domain/tournament/model/vocabulary';
import type { AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { insertMatches, type MatchPlacement, placeTeams } from '../matches/bracket/service';
import type { ResultChange } from '../matches/changes/service';
import { createMatchId } from '../matches/service';
import type { Series } from '../matches/tables';
import type { Course, Step } from './course';
import { drawnFrom, inOrderOfPlay, keyOf, namesIn, newRows, standingOf, toPlaced } from './drawing';
import type { BracketRow, StageRow } from './repository';
import * as repository from './repository';
import { decisionOf, positionOf, roundsOf, stageOf } from './restoring';

/** A bracket as the rows have it. */
export interface Kept {
  readonly tournament: string;
  readonly stages: readonly StageRow[];
  readonly matches: readonly BracketRow[];
  readonly course: Course;
}

/** `instead` is a match as it was before the change that is being carried on. */
export async function load(tx: Tx, tournament: string, instead?: Series): Promise<Kept> {
  const stages = await repository.lockStages(tx, tournament);
  const rows = await repository.findMatches(tx, tournament);
  const won = new Map(await repository.findRounds(tx, tournament));
  if (instead) won.set(instead.id, roundsOf(instead));
  const known = rows.map((row) =>
    row.id === instead?.id ? { ...instead, stage: row.stage } : row,
  );
  const course = stages.map((row) => ({
    settings: row.settings,
    tieBreaks: row.tieBreaks,
    stage: stageOf(row, {
      matches: known.filter(({ stage }) => stage === row.index),
      rounds: won,
    }),
  }));
  return { tournament, stages, matches: known, course };
}

/** Makes the rows of a bracket that was never drawn; later stages wait for their teams. */
export async function draw(tx: Tx, kept: Kept, { course }: Step, doing: AnyAction): Promise<void> {
  const { all, names } = drawnFrom(course, () => createMatchId());
  await insertMatches(tx, newRows(all, { tournament: kept.tournament, names, now: doing.now }));
  const decided = all.filter(({ match }) => decisionOf(match).kind !== 'open');
  await placeTeams(
    tx,
    decided.map((found) => toPlaced(found, names)),
    doing,
  );
  await saveStages(tx, kept, course, doing.now);
}

/** Writes what a step changed. Answers the changes of matches, for their followers. */
export async function save(
  tx: Tx,
  kept: Kept,
  { course, changed }: Pick<Step, 'course' | 'changed'>,
  doing: AnyAction,
): Promise<ResultChange[]> {
  const known = new Map(kept.matches.map((row) => [keyOf(row.stage, positionOf(row)), row.id]));
  const latest = new Map(changed.map((found) => [keyOf(found.stage, found.match.position), found]));
  const fresh = inOrderOfPlay(
    course,
    [...latest].flatMap(([key, found]) => (known.has(key) ? [] : [found])),
  );
  const ids = new Map(known);
  for (const { stage, match } of fresh) ids.set(keyOf(stage, match.position), createMatchId());

  const names = namesIn(course, ids);
  if (fresh.length > 0)
    await insertMatches(tx, newRows(fresh, { tournament: kept.tournament, names, now: doing.now }));
  const placed = [...latest].flatMap(([key, found]) =>
    known.has(key) || decisionOf(found.match).kind !== 'open' ? [toPlaced(found, names)] : [],
  );
  const changes = await placeTeams(tx, [...placed, ...overtaken(kept, course)], doing);
  await saveStages(tx, kept, course, doing.now);
  return changes;
}

/** Rows of a stage that turned out smaller, or whose round was drawn anew with fewer matches. */
function overtaken(kept: Kept, course: Course): MatchPlacement[] {
  return kept.matches.flatMap((row) => {
    const stage = course[row.stage]?.stage;
    const isPlanned = stage?.plan.byPosition.has(positionKey(positionOf(row))) ?? true;
    if (isPlanned || stage === kept.course[row.stage]?.stage) return [];
    const decision = { kind: 'unplayed', winner: null } as const;
    return [{ id: row.id, teamA: null, teamB: null, decision }];
  });
}

async function saveStages(tx: Tx, kept: Kept, course: Course, now: number): Promise<void> {
  for (const [index, row] of kept.stages.entries()) {
    const standing = standingOf(course, index);
    if (course[index]!.stage === kept.course[index]!.stage && standing.state === row.state)
      continue;
    await repository.updateStage(tx, row, { ...standing, updatedAt: now });
  }
}
