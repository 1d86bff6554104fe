/** Ratings as the API returns them: in whole points, with ranks. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Elo, EloPlayer, EloStanding, EloTeam } from '@mes/contract/ratings';
import type { ORDER_DIRECTIONS } from '@mes/contract/vocabulary';
import { displayElo, STARTING_ELO } from '@mes/domain/elo/elo';
import { ALL_TIME, ladderName, seasonOfLadder } from '@mes/domain/elo/season-ladders';
import { ranksOfPage, sliceOfPage } from '@mes/domain/ranking/ranks';
import type { Db } from '../../../platform/database/database';
import type { TeamRatings } from '../../matches/service';
import { findReferences, toPlayerReference } from '../../players/service';
import { findTeam, toTeamReference } from '../../teams/service';
import { findHistory, findLastElos } from '../histories/repository';
import type { SubjectKind } from '../tables';
import * as repository from './repository';

export async function readPlayerElo(
  db: Db,
  { id, season }: { id: string; season?: number },
): Promise<Elo> {
  if (!(await findReferences(db, [id])).has(id)) throw new ObjectNotFound();
  return readElo(db, { ladder: ladderName(season), kind: 'player', subjectId: id });
}

export async function readTeamElo(
  db: Db,
  { name, season }: { name: string; season?: number },
): Promise<Elo> {
  const { id } = await findTeam(db, name);
  return readElo(db, { ladder: ladderName(season), kind: 'team', subjectId: id });
}

/** With its history. */
export async function readElo(
  db: Db,
  { subjectId, ...key }: repository.LadderKey & { subjectId: string },
): Promise<Elo> {
  const standing = await readLadderStanding(db, { ...key, subjectId });
  const history = await findHistory(db, { ...key, subject: subjectId });
  return {
    ...standing,
    history: history.map((entry) => ({
      ...entry,
      elo: displayElo(entry.elo),
      change: displayElo(entry.change),
    })),
  };
}

/** Of all time. */
export function readStanding(
  db: Db,
  subject: { kind: SubjectKind; subjectId: string },
): Promise<EloStanding> {
  return readLadderStanding(db, { ladder: ALL_TIME, ...subject });
}

/** All-time ratings in thousandths by the id of the team; teams without a rating are left out. */
export function readTeamElos(
  db: Db,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return readElos(db, 'team', teamIds);
}

/** The same of players. */
export function readPlayerElos(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return readElos(db, 'player', playerIds);
}

async function readElos(
  db: Db,
  kind: SubjectKind,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await repository.findStandings(db, { ladder: ALL_TIME, kind }, subjectIds);
  return new Map(rows.map(({ subject, elo }) => [subject, elo]));
}

/** The ratings with which teams went into a match, and what it changed once it is rated. */
export async function readMatchRatings(
  db: Db,
  { matchId, teamIds }: { matchId: string; teamIds: readonly string[] },
): Promise<TeamRatings> {
  const rated = await repository.findRatedTeams(db, ALL_TIME, matchId);
  const elos = await readTeamElos(db, teamIds);
  const ratingOf = (teamId: string) => {
    if (teamId === rated?.teamA) return { elo: rated.eloA, change: rated.gain };
    if (teamId === rated?.teamB) return { elo: rated.eloB, change: 0 - rated.gain };
    return { elo: elos.get(teamId) ?? STARTING_ELO, change: null };
  };
  return new Map(teamIds.map((teamId) => [teamId, ratingOf(teamId)]));
}

export interface LadderQuery extends Pick<repository.LadderFilter, 'region' | 'minMatches'> {
  readonly season?: number;
  readonly order?: repository.EloOrder;
  readonly direction?: (typeof ORDER_DIRECTIONS)[number];
  readonly page: number;
  readonly size: number;
}

export async function readPlayersByElo(
  db: Db,
  query: LadderQuery,
): Promise<{ data: EloPlayer[]; total: number }> {
  const filter = toFilter('player', query);
  const { rows, total, slice, inDirection } = await findPage(db, {
    ...{ filter, query },
    find: (wanted) => repository.findPlayers(db, filter, wanted),
  });
  const standings = await toLeaderboardRows(db, filter, {
    rows: rows.map(({ row }) => row),
    slice,
  });
  const data = rows.map(({ player, team }, index) => ({
    ...standings[index]!,
    player: { ...toPlayerReference(player), country: player.country },
    team,
  }));
  return { data: inDirection(data), total };
}

export async function readTeamsByElo(
  db: Db,
  query: LadderQuery,
): Promise<{ data: EloTeam[]; total: number }> {
  const filter = toFilter('team', query);
  const { rows, total, slice, inDirection } = await findPage(db, {
    ...{ filter, query },
    find: (wanted) => repository.findTeams(db, filter, wanted),
  });
  const standings = await toLeaderboardRows(db, filter, {
    rows: rows.map(({ row }) => row),
    slice,
  });
  const data = rows.map(({ team, region }, index) => ({
    ...standings[index]!,
    team: toTeamReference(team),
    region,
  }));
  return { data: inDirection(data), total };
}

/** The rows of a page, best first, and how many there are in all. */
async function findPage<Found>(
  db: Db,
  {
    filter,
    query: { order = 'elo', direction, page, size },
    find,
  }: {
    filter: repository.LadderFilter;
    query: LadderQuery;
    find: (slice: repository.Slice) => Promise<Found[]>;
  },
) {
  const isReversed = direction === 'ascending';
  const counting = repository.countStandings(db, filter);
  const slice = {
    order,
    ...sliceOfPage({ page, size, total: isReversed ? await counting : 0, isReversed }),
  };
  const [rows, total] = await Promise.all([find(slice), counting]);
  return {
    ...{ rows, total, slice },
    inDirection: <Row>(best: Row[]): Row[] => (isReversed ? best.toReversed() : best),
  };
}

/** Newest first. */
export async function readSeasons(db: Db): Promise<number[]> {
  const ladders = await repository.findLadders(db);
  return ladders
    .flatMap((ladder) => seasonOfLadder(ladder) ?? [])
    .sort((one, other) => other - one);
}

const HISTORY_LENGTH = 12;

type Row = Awaited<ReturnType<typeof repository.findPlayers>>[number]['row'];

/** Equal ratings share a place. */
async function toLeaderboardRows(
  db: Db,
  filter: repository.LadderFilter,
  { rows, slice }: { rows: readonly Row[]; slice: { order: repository.EloOrder; start: number } },
) {
  const subjects = rows.map(({ subject }) => subject);
  const [places, pastPlaces, last] = await Promise.all([
    findPlaces(db, filter, { elos: rows.map(({ elo }) => elo), ...slice }),
    repository.findPastPlaces(db, filter, rows),
    findLastElos(db, filter, { subjects, count: HISTORY_LENGTH }),
  ]);
  return rows.map(({ subject, elo, change, wins, losses, draws }, index) => {
    const place = places[index]!;
    const before = pastPlaces.get(subject);
    return {
      place,
      elo: displayElo(elo),
      change: displayElo(change),
      rankChange: before === undefined ? null : before - place,
      wins,
      losses,
      draws,
      history: (last.get(subject) ?? []).map(displayElo),
    };
  });
}

/** A list by Elo says most of its places itself. */
async function findPlaces(
  db: Db,
  filter: repository.LadderFilter,
  { elos, order, start }: { elos: readonly number[]; order: repository.EloOrder; start: number },
): Promise<number[]> {
  if (order !== 'elo') return repository.findPlaces(db, filter, elos);
  const [first] = elos;
  const above = first === undefined ? 0 : await repository.countAbove(db, filter, first);
  return ranksOfPage({ values: elos, offset: start, above });
}

async function readLadderStanding(
  db: Db,
  { subjectId, ...key }: repository.LadderKey & { subjectId: string },
): Promise<EloStanding> {
  const [standing] = await repository.findStandings(db, key, [subjectId]);
  if (!standing) return { elo: displayElo(STARTING_ELO), rank: null };
  const above = await repository.countAbove(db, key, standing.elo);
  return { elo: displayElo(standing.elo), rank: above + 1 };
}

function toFilter(
  kind: SubjectKind,
  { season, region, minMatches }: LadderQuery,
): repository.LadderFilter {
  return { ladder: ladderName(season), kind, region, minMatches };
}
