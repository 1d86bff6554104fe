/** Lists of matches. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { Encounters, MatchSummary, MatchTime, Ticker } from '@mes/contract/match-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { meantTeams } from '@mes/domain/search/meant-teams';
import type { BestOf } from '@mes/domain/series/best-of';
import type { MatchState } from '@mes/domain/series/states';
import type { Db } from '../../../platform/database/database';
import { toTeamReference } from '../../teams/service';
import type { TeamRow } from '../../teams/tables';
import {
  findCheckedInTimes,
  findTeamsByName,
  findTeamsByPart,
  findTournament,
} from '../repository';
import type { MatchRow } from '../tables';
import * as repository from './repository';
import { toSummary } from './views';

/** A cancelled match was never played. */
const PLAYED: readonly MatchState[] = ['finished', 'forfeited'];
const UNDER_WAY: readonly MatchState[] = ['veto', 'live'];
const ENCOUNTERS_SHOWN = 50;
const TIMES_SHOWN = 100;
const TICKER = { live: 10, upcoming: 6, recent: 8 };
/** More than are shown, because most matches to come do not have their teams yet. */
const LOOKED_AHEAD = 50;

const OVERDUE_MS = 2 * 60 * 60 * 1_000;

/** In the order of the ids; ids of matches that do not exist are left out. */
export async function findSummaries(db: Db, matchIds: readonly string[]): Promise<MatchSummary[]> {
  if (matchIds.length === 0) return [];
  const rows = await repository.findAllByIds(db, matchIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return matchIds.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSummary(row)] : [];
  });
}

/** Teams by their names. */
interface MatchSearch {
  readonly page: number;
  readonly size: number;
  readonly tournamentId?: string;
  readonly bestOf?: BestOf;
  readonly team?: string;
  readonly versus?: string;
  readonly player?: string;
  readonly map?: DefuseMap;
  readonly states?: readonly MatchState[];
  readonly from?: number;
  readonly to?: number;
  readonly order?: repository.MatchOrder;
}

/** Finds nothing where a team or the tournament is unknown. A part of a name stands for all such teams. */
export async function searchMatches(
  db: Db,
  { tournamentId, team, versus, player, page, size, order, ...rest }: MatchSearch,
): Promise<{ data: MatchSummary[]; total: number }> {
  const [teamIds, opponentIds, tournament] = await Promise.all([
    team === undefined ? undefined : findMeantTeamIds(db, team),
    versus === undefined ? undefined : findMeantTeamIds(db, versus),
    tournamentId === undefined ? undefined : findTournament(db, tournamentId),
  ]);
  const isUnknown =
    teamIds?.length === 0 ||
    opponentIds?.length === 0 ||
    (tournamentId !== undefined && !tournament);
  if (isUnknown) return { data: [], total: 0 };

  const filter = {
    ...rest,
    tournamentId: tournament?.id,
    teamIds,
    opponentIds,
    playerId: player,
  };
  const [found, total] = await Promise.all([
    repository.findPage(db, { ...filter, page, size, order }),
    repository.countAll(db, filter),
  ]);
  return { data: found.map(toSummary), total };
}

/** A name, a tag or a part of names. */
export async function findMeantTeamIds(db: Db, text: string): Promise<string[]> {
  return meantTeams(text, await findTeamsByPart(db, text)).map(({ id }) => id);
}

/** Of any of these teams, against any of the others if there are some: newest first. */
export async function listOfTeams(
  db: Db,
  {
    teamIds,
    opponentIds,
    count,
  }: { teamIds: readonly string[]; opponentIds?: readonly string[]; count: number },
): Promise<MatchSummary[]> {
  if (teamIds.length === 0 || opponentIds?.length === 0) return [];
  const filter = { teamIds, opponentIds, page: 0, size: count };
  return (await repository.findPage(db, filter)).map(toSummary);
}

/** The match with the number that people quote; none if there is no such match. */
export async function listByNumber(db: Db, number: number): Promise<MatchSummary[]> {
  return (await repository.findByNumber(db, number)).map(toSummary);
}

/** What a team has played last, newest first; `before` leaves out what came later. */
export async function listRecentOfTeam(
  db: Db,
  { teamId, count, before }: { teamId: string; count: number; before?: number },
): Promise<MatchSummary[]> {
  const filter = { teamIds: [teamId], states: PLAYED, to: before, page: 0, size: count };
  return (await repository.findPage(db, filter)).map(toSummary);
}

/** What teams play next and what they have played last, in no particular order. */
export async function listNearest(
  db: Db,
  query: { teamIds: readonly string[]; upcoming: number; recent: number },
): Promise<MatchSummary[]> {
  if (query.teamIds.length === 0) return [];
  return (await repository.findNearest(db, query)).map(toSummary);
}

export async function listRecentOfTournament(
  db: Db,
  { tournamentId, count }: { tournamentId: string; count: number },
): Promise<MatchSummary[]> {
  const filter = { tournamentId, states: PLAYED, page: 0, size: count };
  return (await repository.findPage(db, filter)).map(toSummary);
}

/** Under way or still to come, soonest first. */
export async function listUpcoming(
  db: Db,
  {
    teamId,
    opponentId,
    tournamentId,
    count,
  }: { teamId?: string; opponentId?: string; tournamentId?: string; count: number },
): Promise<MatchSummary[]> {
  const rows = await repository.findOpen(db, {
    teamIds: teamId === undefined ? undefined : [teamId],
    opponentIds: opponentId === undefined ? undefined : [opponentId],
    tournamentId,
    size: count,
  });
  return rows.map(toSummary);
}

export async function listLive(
  db: Db,
  { tournamentId, count = 50 }: { tournamentId?: string; count?: number } = {},
): Promise<MatchSummary[]> {
  const filter = { tournamentId, states: UNDER_WAY, size: count };
  return (await repository.findOpen(db, filter)).map(toSummary);
}

/** The next match on the same stream, else the next of the same tournament. */
export async function findUpNext(
  db: Db,
  { id, tournament, streamLink, startsAt }: MatchRow,
  now: number,
): Promise<MatchSummary | null> {
  // A match that should have begun long ago was forgotten: nobody waits for it.
  const from = Math.max((startsAt ?? 0) + 1, now - OVERDUE_MS);
  const find = async (filter: { streamLink?: string; tournamentId?: string }) => {
    const rows = await repository.findOpen(db, { ...filter, from, timed: true, size: 2 });
    const next = rows.find((row) => row.id !== id);
    return next ? toSummary(next) : null;
  };
  return (
    (streamLink === null ? null : await find({ streamLink })) ??
    (tournament === null ? null : await find({ tournamentId: tournament }))
  );
}

export async function getTicker(db: Db): Promise<Ticker> {
  const scheduled = { states: ['scheduled'] as const, size: LOOKED_AHEAD };
  const [live, open, recent] = await Promise.all([
    listLive(db, { count: TICKER.live }),
    repository.findOpen(db, scheduled),
    repository.findPage(db, { states: PLAYED, page: 0, size: TICKER.recent }),
  ]);
  const upcoming = open.map(toSummary).filter(({ teamA, teamB }) => teamA && teamB);
  return { live, upcoming: upcoming.slice(0, TICKER.upcoming), recent: recent.map(toSummary) };
}

/** Of two teams by their names. */
export async function getEncounters(
  db: Db,
  { team1, team2 }: { team1: string; team2: string },
): Promise<Encounters> {
  const teamNamed = await findTeams(db, [team1, team2]);
  const one = teamNamed(team1);
  const other = teamNamed(team2);
  if (!one || !other) throw new ObjectNotFound();
  return encountersOf(db, [one, other]);
}

export async function encountersOf(
  db: Db,
  [one, other]: readonly [TeamRow, TeamRow],
): Promise<Encounters> {
  const pair = { teamId: one.id, opponentId: other.id };
  const [sums, played] = await Promise.all([
    repository.sumEncounters(db, pair),
    repository.findPage(db, {
      teamIds: [one.id],
      opponentIds: [other.id],
      states: PLAYED,
      page: 0,
      size: ENCOUNTERS_SHOWN,
    }),
  ]);
  return {
    team1: toTeamReference(one),
    team2: toTeamReference(other),
    ...sums,
    // A series that both teams forfeited was neither won nor drawn, so it is not counted either.
    matches: played
      .map(toSummary)
      .filter(({ state, winner }) => state !== 'forfeited' || winner !== null),
  };
}

/** When a team plays: its matches that have a time and are not over. */
export async function listTeamTimes(db: Db, teamName: string): Promise<MatchTime[]> {
  const team = (await findTeams(db, [teamName]))(teamName);
  if (!team) throw new ObjectNotFound();
  const open = await listUpcoming(db, { teamId: team.id, count: TIMES_SHOWN });
  return open.flatMap(({ id, matchID, startsAt, teamA, teamB, ...match }) =>
    startsAt === null
      ? []
      : {
          match: { id, matchID },
          state: match.state,
          startsAt,
          opponent: teamA?.name === team.name ? teamB : teamA,
          tournament: match.tournament,
          round: match.round,
          bestOf: match.bestOf,
        },
  );
}

/** Start times of matches that a player has checked in for: these players skip the site's queue. */
export function listCheckedInTimes(db: Db, playerId: string): Promise<number[]> {
  return findCheckedInTimes(db, playerId);
}

/** Looks teams up by names that people typed, whatever their case. */
export async function findTeams(
  db: Db,
  names: readonly string[],
): Promise<(name: string) => TeamRow | undefined> {
  const rows = names.length === 0 ? [] : await findTeamsByName(db, names);
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return (name) => byName.get(name.toLowerCase());
}
