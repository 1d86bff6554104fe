import type { ORDER_DIRECTIONS, RANKING_ORDERS } from '@mes/contract/vocabulary';
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { placements, rosterPlayers, tournaments, tournamentTeams } from '../tables';

const teamFields = { name: teams.name, tag: teams.tag, logo: teams.logo };

/** Newest first. A team that left before the first match did not take part. */
export async function findAll(db: Db, filter: RecordFilter) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      state: tournamentTeams.state,
      teamId: tournamentTeams.team,
      team: teamFields,
      from: placements.from,
      to: placements.to,
      prize: placements.prize,
      points: placements.points,
    })
    .from(tournamentTeams)
    .innerJoin(tournaments, eq(tournaments.id, tournamentTeams.tournament))
    .innerJoin(teams, eq(teams.id, tournamentTeams.team))
    .leftJoin(
      placements,
      and(
        eq(placements.tournament, tournamentTeams.tournament),
        eq(placements.team, tournamentTeams.team),
      ),
    )
    .where(and(tookPart(), whereMatches(db, filter)))
    .orderBy(sql`${tournaments.startsAt} DESC NULLS FIRST`, asc(tournaments.id), asc(teams.name));
}

export interface RecordFilter {
  readonly teamId?: string;
  /** The tournaments in which the player was on a roster. */
  readonly playerId?: string;
}

function tookPart(): SQL | undefined {
  return and(
    inArray(tournaments.state, ['running', 'finished']),
    inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
    or(isNotNull(tournamentTeams.seed), isNotNull(placements.from)),
  );
}

function whereMatches(db: Db, { teamId, playerId }: RecordFilter): SQL | undefined {
  if (teamId !== undefined) return eq(tournamentTeams.team, teamId);
  if (playerId === undefined) return undefined;
  const onRoster = db
    .select({ one: sql`1` })
    .from(rosterPlayers)
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentTeams.tournament),
        eq(rosterPlayers.team, tournamentTeams.team),
        eq(rosterPlayers.player, playerId),
        rosterPlayers.active,
      ),
    );
  return sql`EXISTS (${onRoster})`;
}

export async function findRostersOfTeam(
  db: Db,
  { teamId, tournamentIds }: { teamId: string; tournamentIds: readonly string[] },
) {
  if (tournamentIds.length === 0) return [];
  return db
    .select({
      tournamentId: rosterPlayers.tournament,
      player: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(rosterPlayers)
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .where(
      and(eq(rosterPlayers.team, teamId), inArray(rosterPlayers.tournament, [...tournamentIds])),
    )
    .orderBy(asc(sql`lower(${players.name})`));
}

export interface RankingSlice {
  readonly order: (typeof RANKING_ORDERS)[number];
  readonly direction: (typeof ORDER_DIRECTIONS)[number];
  readonly page: number;
  readonly size: number;
}

export interface RankingFilter {
  readonly season?: number;
  readonly region?: Region;
}

const sum = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
const countPlace = (place: number) =>
  sql`count(*) FILTER (WHERE ${placements.from} = ${place} AND ${placements.to} = ${place})`.mapWith(
    Number,
  );

/** Teams by placement points; teams with equal points and earnings share a place. */
export async function findRanking(
  db: Db,
  filter: RankingFilter,
  { order, direction, page, size }: RankingSlice,
) {
  const figures = {
    points: sum(sql`${placements.points}`),
    tournaments: sql`count(*)`.mapWith(Number),
    firsts: countPlace(1),
    seconds: countPlace(2),
    thirds: countPlace(3),
    earnings: sum(sql`${placements.prize}`),
  };
  const { points, earnings } = figures;
  const sort = direction === 'descending' ? desc : asc;
  return db
    .select({
      place: sql`rank() OVER (ORDER BY ${points} DESC, ${earnings} DESC)`.mapWith(Number),
      team: teamFields,
      ...figures,
    })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .innerJoin(teams, eq(teams.id, placements.team))
    .where(whereRanked(filter))
    .groupBy(teams.id)
    .orderBy(sort(figures[order]), sort(points), sort(earnings), asc(teams.name))
    .limit(size)
    .offset(page * size);
}

export async function countRanked(db: Db, filter: RankingFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(DISTINCT ${placements.team})`.mapWith(Number) })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .where(whereRanked(filter));
  return row!.count;
}

function whereRanked({ season, region }: RankingFilter): SQL | undefined {
  return and(
    season === undefined ? undefined : eq(tournaments.season, season),
    region && eq(tournaments.region, region),
  );
}
