/** Placements, and what teams and players have to show for them. */
import type { Region } from '@mes/domain/tournament/name/tournament-name';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { placements, rosterPlayers, tournaments, tournamentTeams } from '../tables';

const teamFields = { name: teams.name, tag: teams.tag, logo: teams.logo };
const placeFields = {
  from: placements.from,
  to: placements.to,
  prize: placements.prize,
  points: placements.points,
};

/** Best first; those who share a place in the order of their seeds. */
export async function findPlaced(db: Db, tournament: string) {
  return db
    .select({ team: placements.team, from: placements.from, to: placements.to })
    .from(placements)
    .leftJoin(tournamentTeams, ofSameEntry())
    .where(eq(placements.tournament, tournament))
    .orderBy(asc(placements.from), asc(tournamentTeams.seed), asc(placements.team));
}

export async function findPlacements(db: Db, tournament: string) {
  return db
    .select({ ...placeFields, team: teamFields })
    .from(placements)
    .innerJoin(teams, eq(teams.id, placements.team))
    .leftJoin(tournamentTeams, ofSameEntry())
    .where(eq(placements.tournament, tournament))
    .orderBy(asc(placements.from), asc(tournamentTeams.seed), asc(placements.team));
}

export async function savePlacements(
  tx: Tx,
  tournament: string,
  places: readonly Omit<typeof placements.$inferInsert, 'tournament'>[],
): Promise<void> {
  await tx.delete(placements).where(eq(placements.tournament, tournament));
  if (places.length === 0) return;
  await tx.insert(placements).values(
    places.map(({ team, from, to, prize, points }) => ({
      tournament,
      team,
      from,
      to,
      prize,
      points,
    })),
  );
}

/** What teams took part in, newest first. Who was gone before the first match took no part. */
export async function findRecords(db: Db, filter: RecordFilter) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      state: tournamentTeams.state,
      team: tournamentTeams.team,
      teamShown: teamFields,
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
    .where(and(tookPart(), matching(db, filter)))
    .orderBy(sql`${tournaments.startsAt} DESC NULLS FIRST`, asc(tournaments.id), asc(teams.name));
}

export interface RecordFilter {
  /** Its id. */
  readonly team?: string;
  /** The tournaments in which the player stood on a roster. */
  readonly player?: string;
}

function tookPart(): SQL | undefined {
  return and(
    inArray(tournaments.state, ['running', 'finished']),
    inArray(tournamentTeams.state, ['registered', 'dropped', 'disqualified']),
    or(isNotNull(tournamentTeams.seed), isNotNull(placements.from)),
  );
}

function matching(db: Db, { team, player }: RecordFilter): SQL | undefined {
  if (team !== undefined) return eq(tournamentTeams.team, team);
  if (player === undefined) return undefined;
  const stood = db
    .select({ one: sql`1` })
    .from(rosterPlayers)
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentTeams.tournament),
        eq(rosterPlayers.team, tournamentTeams.team),
        eq(rosterPlayers.player, player),
        rosterPlayers.active,
      ),
    );
  return sql`EXISTS (${stood})`;
}

/** The rosters of one team in several tournaments. */
export async function findRostersOfTeam(
  db: Db,
  { team, tournaments: ids }: { team: string; tournaments: readonly string[] },
) {
  if (ids.length === 0) return [];
  return db
    .select({
      tournament: rosterPlayers.tournament,
      player: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(rosterPlayers)
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .where(and(eq(rosterPlayers.team, team), inArray(rosterPlayers.tournament, [...ids])))
    .orderBy(asc(sql`lower(${players.name})`));
}

export interface RankFilter {
  readonly season?: number;
  readonly region?: Region;
}

const total = (value: SQL) => sql`coalesce(sum(${value}), 0)`.mapWith(Number);
const times = (place: number) =>
  sql`count(*) FILTER (WHERE ${placements.from} = ${place} AND ${placements.to} = ${place})`.mapWith(
    Number,
  );

/** Teams by the points of their placements; equal ones share a place. */
export async function findRanking(
  db: Db,
  filter: RankFilter,
  { page, size }: { page: number; size: number },
) {
  const points = total(sql`${placements.points}`);
  const earnings = total(sql`${placements.prize}`);
  return db
    .select({
      place: sql`rank() OVER (ORDER BY ${points} DESC, ${earnings} DESC)`.mapWith(Number),
      team: teamFields,
      points,
      tournaments: sql`count(*)`.mapWith(Number),
      firsts: times(1),
      seconds: times(2),
      thirds: times(3),
      earnings,
    })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .innerJoin(teams, eq(teams.id, placements.team))
    .where(ofRanking(filter))
    .groupBy(teams.id)
    .orderBy(desc(points), desc(earnings), asc(teams.name))
    .limit(size)
    .offset(page * size);
}

export async function countRanked(db: Db, filter: RankFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(DISTINCT ${placements.team})`.mapWith(Number) })
    .from(placements)
    .innerJoin(tournaments, eq(tournaments.id, placements.tournament))
    .where(ofRanking(filter));
  return row!.count;
}

function ofRanking({ season, region }: RankFilter): SQL | undefined {
  return and(
    season === undefined ? undefined : eq(tournaments.season, season),
    region && eq(tournaments.region, region),
  );
}

function ofSameEntry(): SQL | undefined {
  return and(
    eq(tournamentTeams.tournament, placements.tournament),
    eq(tournamentTeams.team, placements.team),
  );
}
