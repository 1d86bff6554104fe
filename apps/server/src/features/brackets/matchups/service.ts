/** Matchups that staff create or schedule. */
import {
  InvalidAction,
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { LAST_INSTANT } from '@mes/contract/scalars';
import type { BestOf } from '@mes/domain/series/best-of';
import {
  drawProblem,
  type NamedPairing,
  rounds,
  type Stage,
  undrawRound,
} from '@mes/domain/tournament/stages/stage';
import { remainingTeams } from '@mes/domain/tournament/swiss/remaining-teams';
import { drawNamedRound } from '@mes/domain/tournament/tournament-bracket';
import { defaultFormat } from '@mes/domain/veto/formats';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { insertMatches, isUntouched, setStartTimes } from '../../matches/bracket/service';
import type { Results } from '../../matches/results/service';
import { createMatchId } from '../../matches/service';
import { findSummaries, findTeams } from '../../matches/summaries/service';
import * as repository from '../repository';
import type { Brackets } from '../service';
import { type LoadedBracket, loadBracket } from '../storage/service';
import { texts } from '../texts';
import { findIds } from './repository';

const MINUTE_MS = 60_000;
const MOST_AT_ONCE = 4_096;
const USUAL_BEST_OF: BestOf = 3;

interface MatchupsInput {
  readonly id: string;
  readonly stage: number;
  readonly matchups?: readonly NamedMatchup[];
  readonly round?: string;
  readonly group?: number;
  readonly startsAt?: number;
  readonly minutesApart: number;
}

interface NamedMatchup {
  readonly teamA: string;
  readonly teamB: string;
  readonly round: string;
  readonly bestOf?: BestOf;
  readonly startsAt?: number | null;
}

interface MatchupDeps {
  readonly brackets: Brackets;
  readonly results: Results;
}

export function createMatchups({ brackets, results }: MatchupDeps) {
  /** Returns the ids of the matches in the order in which they were named. */
  async function createNamed(
    tx: Tx,
    {
      loaded,
      input,
      named,
    }: { loaded: LoadedBracket; input: MatchupsInput; named: readonly NamedMatchup[] },
    action: AnyAction,
  ): Promise<string[]> {
    const pairs = await findPairs(tx, named);
    const stage = loaded.bracket.stages[input.stage]?.stage;
    const swissRound = stage && roundToDraw(stage, loaded, input.stage);
    const isSwissRound = swissRound && named.every(({ round }) => isName(round, swissRound.name));
    return isSwissRound
      ? drawSwissRound(tx, { loaded, stage, index: input.stage, round: swissRound, pairs }, action)
      : insertOutsideBracket(tx, { loaded, stage: input.stage, pairs }, action);
  }

  async function drawSwissRound(
    tx: Tx,
    {
      loaded,
      stage,
      index,
      round: { round, isRedraw },
      pairs,
    }: {
      loaded: LoadedBracket;
      stage: Stage;
      index: number;
      round: SwissRound;
      pairs: readonly TeamPair[];
    },
    action: AnyAction,
  ): Promise<string[]> {
    const before = isRedraw ? undrawRound(stage).stage : stage;
    const named = withBye(
      before,
      pairs.map(({ a, b }): NamedPairing => [a, b]),
    );
    const problem = drawProblem(before, named);
    if (problem !== null) throw new InvalidAction(problem);
    const step = drawNamedRound(loaded.bracket, index, { named, isRedraw });
    await results.publish(tx, await brackets.applyStep(tx, { loaded, step }, action));
    const drawn = (await repository.findMatches(tx, loaded.tournamentId)).filter(
      (row) => row.stage === index && row.round === round,
    );
    return pairs.map(({ a, b }) => drawn.find((row) => row.teamA === a && row.teamB === b)!.id);
  }

  return {
    /** Swiss rounds are drawn automatically: staff name pairings to replace a draw. */
    async create(tx: Tx, input: MatchupsInput, action: AnyAction): Promise<MatchSummary[]> {
      const tournament = await repository.findTournament(tx, input.id);
      if (!tournament || tournament.state === 'draft') throw new ObjectNotFound();
      const loaded = await loadBracket(tx, tournament.id);
      const matchIds = input.matchups
        ? await createNamed(tx, { loaded, input, named: input.matchups }, action)
        : await findScheduled(tx, tournament.id, input);
      const times = matchIds.flatMap((id, place) => {
        const startsAt = timeOf(input, place);
        return startsAt === null ? [] : [[id, startsAt] as const];
      });
      if (times.some(([, startsAt]) => startsAt > LAST_INSTANT))
        throw new InvalidParameter('startsAt', texts.tooLate);
      await results.publish(tx, await setStartTimes(tx, new Map(times), action));
      return findSummaries(tx, matchIds);
    },
  };
}

/** A matchup's own time, or its turn after the first. */
function timeOf({ matchups, startsAt, minutesApart }: MatchupsInput, place: number): number | null {
  const own = matchups?.[place]?.startsAt;
  if (own !== undefined) return own;
  return startsAt === undefined ? null : startsAt + place * minutesApart * MINUTE_MS;
}

/** Of a round, a group or a whole stage, those that have not begun. */
async function findScheduled(
  tx: Tx,
  tournamentId: string,
  { stage, group, round, startsAt }: MatchupsInput,
): Promise<string[]> {
  if (startsAt === undefined) throw new MissingParameter('startsAt');
  const matchIds = await findIds(tx, {
    tournamentId,
    stage,
    group,
    round,
    states: ['scheduled'],
    page: 0,
    size: MOST_AT_ONCE,
  });
  if (matchIds.length === 0) throw new InvalidAction(texts.nothingToSchedule);
  return matchIds;
}

interface TeamPair extends NamedMatchup {
  /** Ids of the teams. */
  readonly a: string;
  readonly b: string;
}

async function findPairs(tx: Tx, named: readonly NamedMatchup[]): Promise<TeamPair[]> {
  const teamNamed = await findTeams(
    tx,
    named.flatMap(({ teamA, teamB }) => [teamA, teamB]),
  );
  const idOf = (name: string) => {
    const team = teamNamed(name);
    if (!team) throw new InvalidParameter('matchups', texts.noTeam(name));
    return team.id;
  };
  const pairs = named.map((matchup) => ({
    ...matchup,
    a: idOf(matchup.teamA),
    b: idOf(matchup.teamB),
  }));
  if (pairs.some(({ a, b }) => a === b)) throw new InvalidParameter('matchups', texts.ownOpponent);
  return pairs;
}

interface SwissRound {
  readonly name: string;
  readonly round: number;
  /** It was drawn, and nothing of it has begun. */
  readonly isRedraw: boolean;
}

/** The Swiss round that staff can still name: the next, or the last one if nobody has begun it. */
function roundToDraw(stage: Stage, loaded: LoadedBracket, index: number): SwissRound | null {
  if (stage.settings.format !== 'swiss') return null;
  const all = rounds(stage);
  const last = all.findLast(({ matches }) => matches > 0);
  const ofLast = loaded.matches.filter((row) => row.stage === index && row.round === last?.round);
  if (last && drawProblem(stage) !== null && ofLast.every(isUntouched))
    return { name: last.name, round: last.round, isRedraw: true };
  const next = all.find(({ matches }) => matches === 0);
  return next ? { name: next.name, round: next.round, isRedraw: false } : null;
}

/** The one team that is left over has the bye. */
function withBye(stage: Stage, named: readonly NamedPairing[]): NamedPairing[] {
  const teamIds = new Set(named.flat());
  const left = remainingTeams(stage)
    .map((seed) => stage.entrants[seed]!.team)
    .filter((teamId) => !teamIds.has(teamId));
  return left.length === 1 ? [...named, [left[0]!, null]] : [...named];
}

/** Matches of the tournament that no bracket leads to or from. */
async function insertOutsideBracket(
  tx: Tx,
  { loaded, stage, pairs }: { loaded: LoadedBracket; stage: number; pairs: readonly TeamPair[] },
  { now }: AnyAction,
): Promise<string[]> {
  const usual = loaded.stages[stage]?.settings.bestOf ?? USUAL_BEST_OF;
  const rows = pairs.map(({ a, b, round, bestOf = usual }) => ({
    id: createMatchId(),
    tournament: loaded.tournamentId,
    roundName: round,
    teamA: a,
    teamB: b,
    bestOf,
    vetoFormat: defaultFormat(bestOf),
    state: 'scheduled' as const,
    revision: 1,
    createdAt: now,
  }));
  await insertMatches(tx, rows);
  return rows.map(({ id }) => id);
}

function isName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
