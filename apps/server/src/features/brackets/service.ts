/** What happens to a bracket while it is played. */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction } from '@mes/contract/errors';
import { finalPlaces } from '@mes/domain/tournament/final-places';
import { setupProblem } from '@mes/domain/tournament/stages/stage';
import {
  type BracketStep,
  dropTeam,
  isBracketOver,
  recordResult,
  reinstateTeam,
  resultProblem,
  type StageMatch,
  startBracket,
  type TournamentBracket,
} from '@mes/domain/tournament/tournament-bracket';
import type { AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { deleteMatches } from '../matches/bracket/service';
import type { ResultChange, ResultHook } from '../matches/changes/service';
import type { Results } from '../matches/results/service';
import type { Series } from '../matches/tables';
import * as repository from './repository';
import {
  insertBracket,
  type LoadedBracket,
  loadBracket,
  positionOf,
  resultOfSeries,
  saveBracket,
} from './storage/service';
import { texts } from './texts';

/** The version of the rules that draw brackets now. */
export const ENGINE = 1;

/** A place, or the span of places that some teams share. */
export interface TeamPlace {
  readonly teamId: string;
  readonly from: number;
  readonly to: number;
}

/** Called when a whole tournament ends. */
export interface TournamentEnding {
  /** All places are decided, or a correction has given them to other teams. */
  finish(
    tx: Tx,
    ending: { tournamentId: string; places: readonly TeamPlace[] },
    action: AnyAction,
  ): Promise<void>;
  /** A correction has opened a match again. */
  reopen(tx: Tx, input: { tournamentId: string }, action: AnyAction): Promise<void>;
}

interface BracketDeps {
  /** A function, because the results run the hook that is made here. */
  readonly results: () => Results;
  readonly ending: TournamentEnding;
  /** Called for every bracket that has changed. */
  readonly onChanged: (tx: Tx, tournamentId: string) => Promise<void>;
}

interface TeamEntry {
  readonly tournamentId: string;
  readonly teamId: string;
}

export type Brackets = ReturnType<typeof createBrackets>;

export function createBrackets({ results, ending, onChanged }: BracketDeps) {
  /** Writes a step, and ends the tournament if that decided everything. */
  async function applyStep(
    tx: Tx,
    { loaded, step }: { loaded: LoadedBracket; step: BracketStep },
    action: AnyAction,
  ): Promise<ResultChange[]> {
    const changes = await saveBracket(tx, { loaded, step }, action);
    await updateEnding(tx, { loaded, bracket: step.bracket }, action);
    await onChanged(tx, loaded.tournamentId);
    return changes;
  }

  async function updateEnding(
    tx: Tx,
    { loaded, bracket }: { loaded: LoadedBracket; bracket: TournamentBracket },
    action: AnyAction,
  ): Promise<void> {
    const { tournamentId } = loaded;
    // By the rows: the entry of a team that leaves or returns is written before its bracket.
    const wasOver = loaded.stages.every(({ state }) => state === 'finished' || state === 'skipped');
    if (!isBracketOver(bracket)) {
      if (wasOver) await ending.reopen(tx, { tournamentId }, action);
      return;
    }
    const placed = finalPlaces(bracket);
    if (wasOver && isDeepStrictEqual(placed, finalPlaces(loaded.bracket))) return;
    const places = placed.map(({ team, from, to }) => ({ teamId: team, from, to }));
    await ending.finish(tx, { tournamentId, places }, action);
  }

  const resultHook: ResultHook = {
    async findUndone(tx, { before, after }) {
      if (!concernsBracket(before, after)) return [];
      if (!before.automatic && resultOfSeries(before) === null) return [];
      const loaded = await loadBracket(tx, before.tournament!);
      const step = stepAfter(loaded, after);
      const undone = [...undoneBy(loaded, step), ...forfeitsTakenBack(loaded, step)];
      return [...new Set(undone)].filter((id) => id !== before.id);
    },

    async propagate(tx, { before, after, actor, now }) {
      if (!concernsBracket(before, after)) return [];
      const loaded = await loadBracket(tx, after.tournament!, before);
      if (loaded.stages.length === 0) return [];
      return applyStep(tx, { loaded, step: stepAfter(loaded, after) }, { actor, now });
    },
  };

  return {
    resultHook,

    /** Draws the first stage for the registered teams in the order of their seeds. */
    async start(
      tx: Tx,
      { tournamentId }: { tournamentId: string },
      action: AnyAction,
    ): Promise<void> {
      const loaded = await insertStages(tx, tournamentId, action);
      const teamIds = await repository.findSeeded(tx, loaded.tournamentId);
      const entrants = teamIds.map((team) => ({ team }));
      const problem = setupProblem(loaded.bracket.stages[0]!.settings, entrants);
      if (problem !== null) throw new InvalidAction(problem);
      await insertBracket(
        tx,
        { loaded, step: startBracket(loaded.bracket.stages, entrants) },
        action,
      );
      await onChanged(tx, loaded.tournamentId);
    },

    /** Takes the draw back; only while no match has begun. */
    async reset(
      tx: Tx,
      { tournamentId }: { tournamentId: string },
      action: AnyAction,
    ): Promise<void> {
      const { stages, matches } = await loadBracket(tx, tournamentId);
      if (stages.length === 0) return;
      const matchIds = matches.map(({ id }) => id);
      await deleteMatches(tx, { matchIds, results: results() }, action);
      await repository.deleteStages(tx, tournamentId);
      await repository.deleteOdds(tx, tournamentId);
    },

    /** A team leaves or is put out, as its entry says: it forfeits what is left for it. */
    async drop(tx: Tx, { tournamentId, teamId }: TeamEntry, action: AnyAction): Promise<void> {
      const loaded = await loadBracket(tx, tournamentId);
      const step = dropTeam(loaded.bracket, teamId);
      if (step.bracket === loaded.bracket) return;
      await results().publish(tx, await applyStep(tx, { loaded, step }, action));
    },

    /** Takes that back, while nothing was played because of it. */
    async reinstate(tx: Tx, { tournamentId, teamId }: TeamEntry, action: AnyAction): Promise<void> {
      const loaded = await loadBracket(tx, tournamentId);
      if (loaded.stages.length === 0) return;
      const step = reinstateTeam(loaded.bracket, teamId);
      if (undoneBy(loaded, step).length > 0) throw new InvalidAction(texts.playedWithoutTeam);
      await results().publish(tx, await applyStep(tx, { loaded, step }, action));
    },

    /** For what else changes a bracket: draws by staff. */
    applyStep,
  };
}

/** Copies the stages of a tournament, so that later edits of it do not move matches. */
async function insertStages(
  tx: Tx,
  tournamentId: string,
  { now }: AnyAction,
): Promise<LoadedBracket> {
  const tournament = await repository.findTournament(tx, tournamentId);
  if (!tournament || tournament.stages.length === 0) throw new InvalidAction(texts.noStages);
  const drawn = await repository.lockStages(tx, tournament.id);
  if (drawn.length > 0) throw new InvalidAction(texts.drawnAlready);
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
    tournamentId: tournament.id,
    stages: await repository.lockStages(tx, tournament.id),
    matches: [],
    bracket: {
      stages: stages.map((settings) => ({ settings, tieBreaks, stage: null })),
      dropped: [],
      isEnded: false,
    },
  };
}

function concernsBracket(before: Series, after: Series): boolean {
  if (after.stage === null) return false;
  return (
    before.automatic !== after.automatic ||
    !isDeepStrictEqual(resultOfSeries(before), resultOfSeries(after))
  );
}

function stepAfter({ bracket }: LoadedBracket, after: Series): BracketStep {
  const position = { stage: after.stage!, position: positionOf(after) };
  const result = resultOfSeries(after);
  const problem = resultProblem(bracket, position, result);
  if (problem !== null) throw new InvalidAction(problem);
  return recordResult(bracket, position, result);
}

/** Ids of matches whose results are taken back, or which other teams than those of now will play. */
function undoneBy({ matches }: LoadedBracket, { undone, changed }: BracketStep): string[] {
  const taken = undone.flatMap((each) => rowOf(matches, each)?.id ?? []);
  const interrupted = changed.flatMap((each) => {
    const row = rowOf(matches, each);
    const [a, b] = each.match.slots;
    const isOn = row?.state === 'live' || row?.state === 'veto';
    return row && isOn && (row.teamA !== a.team || row.teamB !== b.team) ? [row.id] : [];
  });
  return [...new Set([...taken, ...interrupted])];
}

/** Ids of matches that a team which is out had forfeited, and which are open or waiting after the step. */
function forfeitsTakenBack({ matches }: LoadedBracket, { changed }: BracketStep): string[] {
  const latest = new Map(changed.map((each) => [rowOf(matches, each), each.match]));
  return [...latest].flatMap(([row, { state }]) => {
    const isOpen = state === 'open' || state === 'waiting';
    return row?.automatic && row.state === 'forfeited' && isOpen ? [row.id] : [];
  });
}

function rowOf(matches: LoadedBracket['matches'], { stage, match }: StageMatch) {
  return matches.find(
    (row) => row.stage === stage && isDeepStrictEqual(positionOf(row), match.position),
  );
}
