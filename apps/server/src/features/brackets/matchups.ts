/** Matchups that staff make or give their times. */

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
import { remainingTeams } from '@mes/domain/tournament/swiss/remaining';
import { usualFormat } from '@mes/domain/veto/formats';
import type { AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { insertMatches, isUntouched, setStartTimes } from '../matches/bracket/service';
import type { Results } from '../matches/results/service';
import { createMatchId } from '../matches/service';
import { findSummaries, findTeams } from '../matches/summaries/service';
import { withRound } from './course';
import { type Kept, load } from './keeping';
import type { Brackets } from './playing';
import * as repository from './repository';
import { findIds } from './repository-reads';

const MINUTE_MS = 60_000;
const MOST_AT_ONCE = 4_096;
const USUAL_BEST_OF: BestOf = 3;

interface Wanted {
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

interface Parts {
  readonly brackets: Brackets;
  readonly results: Results;
}

/** Swiss rounds follow each other by themselves: staff name pairings to have them otherwise. */
export async function createMatchups(
  tx: Tx,
  wanted: Wanted,
  { parts, ...doing }: AnyAction & { parts: Parts },
): Promise<MatchSummary[]> {
  const tournament = await repository.findTournament(tx, wanted.id);
  if (!tournament || tournament.state === 'draft') throw new ObjectNotFound();
  const kept = await load(tx, tournament.id);
  const ids = wanted.matchups
    ? await fromNames(tx, { kept, tournament, wanted }, wanted.matchups, { parts, ...doing })
    : await chosen(tx, tournament.id, wanted);
  const times = ids.flatMap((id, place) => {
    const startsAt = timeOf(wanted, place);
    return startsAt === null ? [] : [[id, startsAt] as const];
  });
  if (times.some(([, startsAt]) => startsAt > LAST_INSTANT))
    throw new InvalidParameter('startsAt', 'The last match would begin too late.');
  await parts.results.publish(tx, await setStartTimes(tx, new Map(times), doing));
  return findSummaries(tx, ids);
}

/** A matchup's own time, or its turn after the first. */
function timeOf({ matchups, startsAt, minutesApart }: Wanted, place: number): number | null {
  const own = matchups?.[place]?.startsAt;
  if (own !== undefined) return own;
  return startsAt === undefined ? null : startsAt + place * minutesApart * MINUTE_MS;
}

/** Of a round, a group or a whole stage, those that have not begun. */
async function chosen(tx: Tx, tournament: string, wanted: Wanted): Promise<string[]> {
  if (wanted.startsAt === undefined) throw new MissingParameter('startsAt');
  const { stage, group, round } = wanted;
  const ids = await findIds(tx, {
    tournament,
    stage,
    group,
    round,
    states: ['scheduled'],
    page: 0,
    size: MOST_AT_ONCE,
  });
  if (ids.length === 0) throw new InvalidAction('There is no match to give a time to.');
  return ids;
}

interface Asked {
  readonly kept: Kept;
  readonly tournament: { readonly id: string };
  readonly wanted: Wanted;
}

async function fromNames(
  tx: Tx,
  { kept, tournament, wanted }: Asked,
  named: readonly NamedMatchup[],
  { parts, ...doing }: AnyAction & { parts: Parts },
): Promise<string[]> {
  const known = await findTeams(
    tx,
    named.flatMap(({ teamA, teamB }) => [teamA, teamB]),
  );
  const idOf = (name: string) => {
    const team = known(name);
    if (!team) throw new InvalidParameter('matchups', `There is no team '${name}'.`);
    return team.id;
  };
  const pairs = named.map((matchup) => ({
    ...matchup,
    a: idOf(matchup.teamA),
    b: idOf(matchup.teamB),
  }));
  if (pairs.some(({ a, b }) => a === b))
    throw new InvalidParameter('matchups', 'A team cannot play against itself.');

  const stage = kept.course[wanted.stage]?.stage;
  const swissRound = stage && roundToDraw(stage, kept, wanted.stage);
  const isRound = swissRound && named.every(({ round }) => isName(round, swissRound.name));
  return isRound
    ? drawAsNamed(tx, { kept, stage, index: wanted.stage, round: swissRound }, pairs, {
        parts,
        ...doing,
      })
    : addBeside(tx, { tournament, kept, wanted }, pairs, doing);
}

interface Pair extends NamedMatchup {
  /** Ids of the teams. */
  readonly a: string;
  readonly b: string;
}

interface SwissRound {
  readonly name: string;
  readonly round: number;
  /** It was drawn, and nothing of it has begun. */
  readonly anew: boolean;
}

/** The Swiss round that staff can still name: the next, or the last one if nobody has begun it. */
function roundToDraw(stage: Stage, kept: Kept, index: number): SwissRound | null {
  if (stage.settings.format !== 'swiss') return null;
  const all = rounds(stage);
  const last = all.findLast(({ matches }) => matches > 0);
  const ofLast = kept.matches.filter((row) => row.stage === index && row.round === last?.round);
  if (last && drawProblem(stage) !== null && ofLast.every(isUntouched))
    return { name: last.name, round: last.round, anew: true };
  const next = all.find(({ matches }) => matches === 0);
  return next ? { name: next.name, round: next.round, anew: false } : null;
}

async function drawAsNamed(
  tx: Tx,
  {
    kept,
    stage,
    index,
    round: { round, anew },
  }: { kept: Kept; stage: Stage; index: number; round: SwissRound },
  pairs: readonly Pair[],
  { parts, ...doing }: AnyAction & { parts: Parts },
): Promise<string[]> {
  const named = withBye(
    anew ? undrawRound(stage).stage : stage,
    pairs.map(({ a, b }): NamedPairing => [a, b]),
  );
  const problem = drawProblem(anew ? undrawRound(stage).stage : stage, named);
  if (problem !== null) throw new InvalidAction(problem);
  const step = withRound(kept.course, index, { named, anew });
  await parts.results.publish(tx, await parts.brackets.carryOut(tx, kept, step, doing));
  const drawn = (await repository.findMatches(tx, kept.tournament)).filter(
    (row) => row.stage === index && row.round === round,
  );
  return pairs.map(({ a, b }) => drawn.find((row) => row.teamA === a && row.teamB === b)!.id);
}

/** The one team that is left over has the bye. */
function withBye(stage: Stage, named: readonly NamedPairing[]): NamedPairing[] {
  const teams = new Set(named.flat());
  const left = remainingTeams(stage)
    .map((seed) => stage.entrants[seed]!.team)
    .filter((team) => !teams.has(team));
  return left.length === 1 ? [...named, [left[0]!, null]] : [...named];
}

/** Matches of the tournament that no bracket leads to or from. */
async function addBeside(
  tx: Tx,
  { tournament, kept, wanted }: Asked,
  pairs: readonly Pair[],
  { now }: AnyAction,
): Promise<string[]> {
  const usual = kept.stages[wanted.stage]?.settings.bestOf ?? USUAL_BEST_OF;
  const rows = pairs.map(({ a, b, round, bestOf = usual }) => ({
    id: createMatchId(),
    tournament: tournament.id,
    roundName: round,
    teamA: a,
    teamB: b,
    bestOf,
    vetoFormat: usualFormat(bestOf),
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
