/** Rows of matches, and what matches look up in other features. */
import { SHORTEST_PART } from '@mes/domain/search/meant-teams';
import { OPEN_MATCH_STATES } from '@mes/domain/series/states';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { bracketStages } from '../brackets/tables';
import { players } from '../players/tables';
import { playerMaps } from '../statistics/tables';
import { type TeamRow, teams } from '../teams/tables';
import { rosterPlayers, tournaments, tournamentTeams } from '../tournaments/tables';
import { isPlayedByRoster } from './summaries/repository';
import {
  type MapRow,
  type MatchRow,
  matches,
  matchMaps,
  type NewMatch,
  type Series,
} from './tables';

export async function findById(db: Db, id: string): Promise<MatchRow | undefined> {
  const [row] = await db.select().from(matches).where(eq(matches.id, id));
  return row;
}

/** In the order of their ids, so that two transactions never deadlock on the same rows. */
export async function lockAllSeries(tx: Tx, ids: readonly string[]): Promise<Series[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(matches)
    .where(inArray(matches.id, [...ids]))
    .orderBy(asc(matches.id))
    .for('update');
  const maps = await findMaps(tx, ids);
  return rows.map((row) => ({ ...row, maps: maps.filter(({ match }) => match === row.id) }));
}

/** A change of a match of a bracket takes this lock before the lock of its row. */
export async function lockBracket(tx: Tx, tournamentId: string): Promise<void> {
  await tx
    .select({ index: bracketStages.index })
    .from(bracketStages)
    .where(eq(bracketStages.tournament, tournamentId))
    .orderBy(asc(bracketStages.index))
    .for('update');
}

export async function findMaps(db: Db, ids: readonly string[]): Promise<MapRow[]> {
  return db
    .select()
    .from(matchMaps)
    .where(inArray(matchMaps.match, [...ids]))
    .orderBy(asc(matchMaps.match), asc(matchMaps.index));
}

export async function insert(tx: Tx, rows: readonly NewMatch[]): Promise<MatchRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(matches)
        .values([...rows])
        .returning();
}

async function update(
  tx: Tx,
  id: string,
  change: Partial<Omit<NewMatch, 'id' | 'revision'>>,
): Promise<MatchRow> {
  const [row] = await tx
    .update(matches)
    .set({ ...change, revision: sql`${matches.revision} + 1` })
    .where(eq(matches.id, id))
    .returning();
  return row!;
}

export async function saveSeries(tx: Tx, series: Series): Promise<Series> {
  const { id, maps, number: _, at: __, revision: ___, ...columns } = series;
  const row = await update(tx, id, columns);
  await saveMaps(tx, maps);
  return { ...row, maps };
}

/** Maps beyond these stay until `deleteMapsFrom`: hooks still read what refers to them. */
async function saveMaps(tx: Tx, maps: readonly MapRow[]): Promise<void> {
  if (maps.length === 0) return;
  await tx
    .insert(matchMaps)
    .values([...maps])
    .onConflictDoUpdate({
      target: [matchMaps.match, matchMaps.index],
      set: {
        map: sql`excluded.map`,
        state: sql`excluded.state`,
        server: sql`excluded.server`,
        pickedBy: sql`excluded.picked_by`,
        scoreA: sql`excluded.score_a`,
        scoreB: sql`excluded.score_b`,
        winner: sql`excluded.winner`,
        startingSideA: sql`excluded.starting_side_a`,
        halves: sql`excluded.halves`,
        captured: sql`excluded.captured`,
        startedAt: sql`excluded.started_at`,
        finishedAt: sql`excluded.finished_at`,
      },
    });
}

export async function deleteMapsFrom(tx: Tx, matchId: string, index: number): Promise<void> {
  await tx.delete(matchMaps).where(and(eq(matchMaps.match, matchId), gte(matchMaps.index, index)));
}

export async function deleteByIds(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(matches).where(inArray(matches.id, [...ids]));
}

export async function findSeeds(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
) {
  return db
    .select({ team: tournamentTeams.team, seed: tournamentTeams.seed })
    .from(tournamentTeams)
    .where(
      and(
        eq(tournamentTeams.tournament, tournamentId),
        inArray(tournamentTeams.team, [...teamIds]),
      ),
    );
}

/** Whatever the case of the names. */
export async function findTeamsByName(db: Db, names: readonly string[]) {
  return db
    .select()
    .from(teams)
    .where(
      inArray(
        sql`lower(${teams.name})`,
        names.map((name) => name.toLowerCase()),
      ),
    );
}

/** At most so many teams are meant by a part of a name. */
const MOST_TEAMS = 50;
/** Candidates for `meantTeams`: names that contain the text, and the tag that is the text. */
export async function findTeamsByPart(db: Db, text: string) {
  const typed = text.toLowerCase();
  const pattern = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql`lower(${teams.name})`;
  return (
    db
      .select({
        id: teams.id,
        name: teams.name,
        tag: teams.tag,
        disbandedAt: teams.disbandedAt,
      })
      .from(teams)
      .where(
        or(
          sql`${name} LIKE ${typed.length < SHORTEST_PART ? pattern : `%${pattern}`}`,
          and(sql`lower(${teams.tag}) = ${typed}`, isNull(teams.disbandedAt)),
        ),
      )
      // The shortest name first, so that the team of exactly this name is never cut off.
      .orderBy(sql`length(${teams.name})`, name)
      .limit(MOST_TEAMS)
  );
}

export async function findTeamsById(db: Db, ids: readonly string[]): Promise<TeamRow[]> {
  return db
    .select()
    .from(teams)
    .where(inArray(teams.id, [...ids]));
}

export async function findNumbers(db: Db, ids: readonly string[]) {
  return db
    .select({ id: matches.id, matchID: matches.number })
    .from(matches)
    .where(inArray(matches.id, [...ids]));
}

export async function findTeamNames(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...ids]));
  return rows.map(({ name }) => name);
}

/** Everyone whose page shows one of these matches. */
export async function findPlayerIdsByMatches(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const lines = db
    .select({ id: playerMaps.player })
    .from(playerMaps)
    .where(inArray(playerMaps.match, [...ids]));
  const rosters = db
    .select({ id: rosterPlayers.player })
    .from(matches)
    .innerJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, matches.tournament),
        isPlayedByRoster(),
        rosterPlayers.active,
      ),
    )
    .where(inArray(matches.id, [...ids]));
  return (await union(lines, rosters)).map(({ id }) => id);
}

export async function findPlayerIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** By its id, whatever its case. */
export async function findTournament(db: Db, id: string) {
  const [row] = await db
    .select({ id: tournaments.id, name: tournaments.name })
    .from(tournaments)
    .where(eq(sql`lower(${tournaments.id})`, id.toLowerCase()));
  return row;
}

/** Where a tournament is broadcast; for matches without a link of their own. */
export async function findStreamOfTournament(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ streamLink: tournaments.streamLink })
    .from(tournaments)
    .where(eq(tournaments.id, id));
  return row?.streamLink ?? null;
}

/** Start times of the open matches that a player's team has checked in for. */
export async function findCheckedInTimes(db: Db, playerId: string): Promise<number[]> {
  const rows = await db
    .select({ startsAt: sql<number>`${matches.startsAt}`.mapWith(matches.startsAt) })
    .from(players)
    .innerJoin(
      matches,
      or(
        and(eq(matches.teamA, players.team), isNotNull(matches.checkedInA)),
        and(eq(matches.teamB, players.team), isNotNull(matches.checkedInB)),
      ),
    )
    .where(
      and(
        eq(players.id, playerId),
        inArray(matches.state, OPEN_MATCH_STATES),
        isNotNull(matches.startsAt),
      ),
    );
  return rows.map(({ startsAt }) => startsAt);
}

/** Leaders of a match's teams; null where there is no team or it has no leader. */
export async function findLeaderIds(
  db: Db,
  { teamA, teamB }: Pick<MatchRow, 'teamA' | 'teamB'>,
): Promise<{ A: string | null; B: string | null }> {
  const ids = [teamA, teamB].flatMap((id) => id ?? []);
  const rows = await db
    .select({ id: teams.id, leader: teams.leader })
    .from(teams)
    .where(inArray(teams.id, ids));
  const leaderOf = (teamId: string | null) => rows.find(({ id }) => id === teamId)?.leader ?? null;
  return { A: leaderOf(teamA), B: leaderOf(teamB) };
}
