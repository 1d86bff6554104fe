/** What happens to a bracket while it is played. */

import { isDeepStrictEqual } from 'node:util';
import { InvalidAction } from '@mes/contract/errors';
import { setupProblem } from '@mes/domain/tournament/stages/stage';
import type { AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { deleteMatches } from '../matches/bracket/service';
import type { ResultChange, ResultHook } from '../matches/changes/service';
import type { Results } from '../matches/results/service';
import type { Series } from '../matches/tables';
import {
  begun,
  type Course,
  type Found,
  isCourseOver,
  type Step,
  settle,
  whyNot,
  withDropped,
  withReinstated,
} from './course';
import { type FinalPlace, finalPlaces } from './ending';
import { draw, type Kept, load, save } from './keeping';
import * as repository from './repository';
import { positionOf, resultOfSeries } from './restoring';

/** Which rules draw brackets now. */
export const ENGINE = 1;

/** Who wants to know how a whole tournament ended. */
export interface Watcher {
  /** Every place is taken; or they were taken and a correction gave them to others. */
  finished(
    tx: Tx,
    ending: { tournament: string; placed: readonly FinalPlace[] },
    doing: AnyAction,
  ): Promise<void>;
  /** A correction has opened a match again. */
  reopened(tx: Tx, tournament: string, doing: AnyAction): Promise<void>;
}

interface Parts {
  /** Asked for when needed: results run the hook that is made here. */
  readonly results: () => Results;
  readonly watcher: Watcher;
  /** Told of every bracket that stands differently. */
  readonly onChanged: (tx: Tx, tournament: string) => Promise<void>;
}

interface Entry {
  readonly tournament: string;
  readonly team: string;
}

export type Brackets = ReturnType<typeof createBrackets>;

export function createBrackets({ results, watcher, onChanged }: Parts) {
  /** Writes a step and tells the tournament if it decided everything. */
  async function carryOut(
    tx: Tx,
    kept: Kept,
    step: Step,
    doing: AnyAction,
  ): Promise<ResultChange[]> {
    const changes = await save(tx, kept, step, doing);
    await conclude(tx, kept, step.course, doing);
    await onChanged(tx, kept.tournament);
    return changes;
  }

  async function conclude(tx: Tx, kept: Kept, course: Course, doing: AnyAction): Promise<void> {
    const { tournament } = kept;
    const wasOver = isCourseOver(kept.course);
    if (!isCourseOver(course)) {
      if (wasOver) await watcher.reopened(tx, tournament, doing);
      return;
    }
    const placed = finalPlaces(course);
    if (wasOver && isDeepStrictEqual(placed, finalPlaces(kept.course))) return;
    await watcher.finished(tx, { tournament, placed }, doing);
  }

  const resultHook: ResultHook = {
    async findUndone(tx, { before, after }) {
      if (!concernsBracket(before, after)) return [];
      if (!before.automatic && resultOfSeries(before) === null) return [];
      const kept = await load(tx, before.tournament!);
      return undoneBy(kept, settled(kept, after));
    },

    async propagate(tx, { before, after, actor, now }) {
      if (!concernsBracket(before, after)) return [];
      const kept = await load(tx, after.tournament!, before);
      if (kept.stages.length === 0) return [];
      return carryOut(tx, kept, settled(kept, after), { actor, now });
    },
  };

  return {
    resultHook,

    /** Draws the first stage for the registered teams in the order of their seeds. */
    async start(tx: Tx, tournament: string, doing: AnyAction): Promise<void> {
      const kept = await blank(tx, tournament, doing.now);
      const entrants = (await repository.findSeeded(tx, kept.tournament)).map((team) => ({ team }));
      const [first] = kept.course;
      const problem = setupProblem(first!.settings, entrants);
      if (problem !== null) throw new InvalidAction(problem);
      await draw(tx, kept, begun(kept.course, entrants), doing);
      await onChanged(tx, kept.tournament);
    },

    /** Takes the draw back; only while no match has begun. */
    async reset(tx: Tx, tournament: string, _doing: AnyAction): Promise<void> {
      const { stages, matches } = await load(tx, tournament);
      if (stages.length === 0) return;
      await deleteMatches(
        tx,
        matches.map(({ id }) => id),
      );
      await repository.deleteStages(tx, tournament);
      await repository.deleteOdds(tx, tournament);
    },

    /** A team leaves or is put out: it forfeits what is left for it. */
    async drop(tx: Tx, { tournament, team }: Entry, doing: AnyAction): Promise<void> {
      const kept = await load(tx, tournament);
      const step = withDropped(kept.course, team);
      if (step.course === kept.course) return;
      await results().publish(tx, await carryOut(tx, kept, step, doing));
    },

    /** Takes that back, while nothing was played because of it. */
    async reinstate(tx: Tx, { tournament, team }: Entry, doing: AnyAction): Promise<void> {
      const kept = await load(tx, tournament);
      const step = withReinstated(kept.course, team);
      if (step.course === kept.course) return;
      if (undoneBy(kept, step).length > 0)
        throw new InvalidAction('Matches have been played because this team was out.');
      await results().publish(tx, await carryOut(tx, kept, step, doing));
    },

    /** For what else changes a bracket: draws by staff. */
    carryOut,
  };
}

/** The stages of a tournament as they are drawn: later edits of it do not move matches. */
async function blank(tx: Tx, id: string, now: number): Promise<Kept> {
  const tournament = await repository.findTournament(tx, id);
  if (!tournament || tournament.stages.length === 0)
    throw new InvalidAction('This tournament has no stages to play.');
  const drawn = await repository.lockStages(tx, tournament.id);
  if (drawn.length > 0) throw new InvalidAction('The bracket is drawn already.');
  const { stages, tieBreaks } = tournament;
  await repository.insertStages(
    tx,
    stages.map((settings, index) => ({
      tournament: tournament.id,
      index,
      state: 'waiting',
      settings,
      tieBreaks,
      entrants: [],
      engine: ENGINE,
      revision: 1,
      updatedAt: now,
    })),
  );
  return {
    tournament: tournament.id,
    stages: await repository.lockStages(tx, tournament.id),
    matches: [],
    course: stages.map((settings) => ({ settings, tieBreaks, stage: null })),
  };
}

function concernsBracket(before: Series, after: Series): boolean {
  if (after.stage === null) return false;
  return (
    before.automatic !== after.automatic ||
    !isDeepStrictEqual(resultOfSeries(before), resultOfSeries(after))
  );
}

function settled({ course }: Kept, after: Series): Step {
  const place = { stage: after.stage!, position: positionOf(after) };
  const result = resultOfSeries(after);
  const problem = whyNot(course, place, result);
  if (problem !== null) throw new InvalidAction(problem);
  return settle(course, place, result);
}

/** Results that are taken back, and matches that are being played by teams that will not. */
function undoneBy({ matches }: Kept, { undone, changed }: Step): string[] {
  const rowOf = ({ stage, match }: Found) =>
    matches.find(
      (row) => row.stage === stage && isDeepStrictEqual(positionOf(row), match.position),
    );
  const taken = undone.flatMap((found) => rowOf(found)?.id ?? []);
  const interrupted = changed.flatMap((found) => {
    const row = rowOf(found);
    const [a, b] = found.match.slots;
    const isOn = row?.state === 'live' || row?.state === 'veto';
    return row && isOn && (row.teamA !== a.team || row.teamB !== b.team) ? [row.id] : [];
  });
  return [...new Set([...taken, ...interrupted])];
}
