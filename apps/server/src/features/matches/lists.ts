import { ObjectNotFound } from '@mes/contract/errors';
import type { Encounters, MatchSummary, MatchTime, Ticker } from '@mes/contract/match-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import type { Db } from '../../platform/database/database';
import { teamReference } from '../teams/service';
import * as lookups from './repository-lookups';
import * as repository from './repository-reads';
import { toSummary } from './summaries';
import type { MatchState } from './tables';

/** A cancelled match was never played. */
const PLAYED: readonly MatchState[] = ['finished', 'forfeited'];
const UNDER_WAY: readonly MatchState[] = ['veto', 'live'];
const ENCOUNTERS_SHOWN = 50;
const TIMES_SHOWN = 100;
const TICKER = { live: 10, upcoming: 6, recent: 8 };
/** Most of those to come wait for their teams. */
const LOOKED_AHEAD = 50;

interface Search {
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
  readonly order?: 'newest' | 'oldest';
}

/** Of a team that nobody knows there is nothing to find. */
export async function find(
  db: Db,
  { tournamentId, team, versus, page, size, order, ...rest }: Search,
): Promise<{ data: MatchSummary[]; total: number }> {
  const names = [team, versus].flatMap((name) => name ?? []);
  const known = await teamsNamed(db, names);
  const tournament =
    tournamentId === undefined ? undefined : await lookups.findTournament(db, tournamentId);
  const unknown = names.some((name) => !known(name)) || (tournamentId !== undefined && !tournament);
  if (unknown) return { data: [], total: 0 };

  const wanted = {
    ...rest,
    tournament: tournament?.id,
    team: team === undefined ? undefined : known(team)?.id,
    versus: versus === undefined ? undefined : known(versus)?.id,
  };
  const [found, total] = await Promise.all([
    repository.findPage(db, { ...wanted, page, size, order }),
    repository.countAll(db, wanted),
  ]);
  return { data: found.map(toSummary), total };
}

/** What a team has played last, newest first; `before` leaves out what came later. */
export async function recentOfTeam(
  db: Db,
  { team, count, before }: { team: string; count: number; before?: number },
): Promise<MatchSummary[]> {
  const wanted = { team, states: PLAYED, to: before, page: 0, size: count };
  return (await repository.findPage(db, wanted)).map(toSummary);
}

export async function recentOfPlayer(
  db: Db,
  { player, page = 0, count }: { player: string; page?: number; count: number },
): Promise<MatchSummary[]> {
  const wanted = { player, states: PLAYED, page, size: count };
  return (await repository.findPage(db, wanted)).map(toSummary);
}

export async function recentOfTournament(
  db: Db,
  { tournament, count }: { tournament: string; count: number },
): Promise<MatchSummary[]> {
  const wanted = { tournament, states: PLAYED, page: 0, size: count };
  return (await repository.findPage(db, wanted)).map(toSummary);
}

/** Under way or still to come, soonest first. */
export async function upcoming(
  db: Db,
  { team, tournament, count }: { team?: string; tournament?: string; count: number },
): Promise<MatchSummary[]> {
  return (await repository.findOpen(db, { team, tournament, size: count })).map(toSummary);
}

export function upcomingOfTeam(
  db: Db,
  { team, count }: { team: string; count: number },
): Promise<MatchSummary[]> {
  return upcoming(db, { team, count });
}

export async function liveMatches(
  db: Db,
  { tournament, count = 50 }: { tournament?: string; count?: number } = {},
): Promise<MatchSummary[]> {
  const open = { tournament, states: UNDER_WAY, size: count };
  return (await repository.findOpen(db, open)).map(toSummary);
}

export async function ticker(db: Db): Promise<Ticker> {
  const scheduled = { states: ['scheduled'] as const, size: LOOKED_AHEAD };
  const [live, open, recent] = await Promise.all([
    liveMatches(db, { count: TICKER.live }),
    repository.findOpen(db, scheduled),
    repository.findPage(db, { states: PLAYED, page: 0, size: TICKER.recent }),
  ]);
  const upcoming = open.map(toSummary).filter(({ teamA, teamB }) => teamA && teamB);
  return { live, upcoming: upcoming.slice(0, TICKER.upcoming), recent: recent.map(toSummary) };
}

export async function encounters(
  db: Db,
  { team1, team2 }: { team1: string; team2: string },
): Promise<Encounters> {
  const known = await teamsNamed(db, [team1, team2]);
  const one = known(team1);
  const other = known(team2);
  if (!one || !other) throw new ObjectNotFound();
  return encountersOf(db, one, other);
}

export async function encountersOf(
  db: Db,
  one: lookups.TeamRow,
  other: lookups.TeamRow,
): Promise<Encounters> {
  const wanted = { team: one.id, versus: other.id, states: PLAYED };
  const [sums, shown] = await Promise.all([
    repository.sumEncounters(db, one.id, other.id),
    repository.findPage(db, { ...wanted, page: 0, size: ENCOUNTERS_SHOWN }),
  ]);
  return {
    team1: teamReference(one),
    team2: teamReference(other),
    ...sums,
    matches: shown.map(toSummary),
  };
}

/** When a team plays: its matches that have a time and are not over. */
export async function teamTimes(db: Db, name: string): Promise<MatchTime[]> {
  const team = (await teamsNamed(db, [name]))(name);
  if (!team) throw new ObjectNotFound();
  const open = await upcoming(db, { team: team.id, count: TIMES_SHOWN });
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

/** Who has checked in for a match need not wait at the door of the site. */
export function checkedInFor(db: Db, player: string): Promise<number[]> {
  return lookups.findCheckedIn(db, player);
}

/** Looks teams up by the names that people typed. */
export async function teamsNamed(
  db: Db,
  names: readonly string[],
): Promise<(name: string) => lookups.TeamRow | undefined> {
  const rows = names.length === 0 ? [] : await lookups.findTeamsByName(db, names);
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return (name) => byName.get(name.toLowerCase());
}
