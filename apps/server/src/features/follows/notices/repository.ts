/** Occasions of which followers are notified. */
import { and, asc, eq, gt, isNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { matches } from '../../matches/tables';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, tournaments } from '../../tournaments/tables';
import { followNotices, follows } from '../tables';

export type NoticeRow = typeof followNotices.$inferSelect;
export type NewNotice = typeof followNotices.$inferInsert;

/** Nothing happens for a key that is known. */
export async function insert(tx: Tx, notice: NewNotice): Promise<void> {
  await tx.insert(followNotices).values(notice).onConflictDoNothing();
}

/** One for each match that starts until then; a match that is moved gets another. */
export async function insertStarting(
  tx: Tx,
  { now, until }: { now: number; until: number },
): Promise<void> {
  const starting = await tx
    .select({ match: matches.id, startsAt: matches.startsAt })
    .from(matches)
    .where(and(isToStart(), gt(matches.startsAt, now), lte(matches.startsAt, until)))
    .orderBy(asc(matches.id));
  if (starting.length === 0) return;
  await tx
    .insert(followNotices)
    .values(
      starting.map(({ match, startsAt }) => ({
        key: `follow.match_starting:${match}:${startsAt}`,
        type: 'follow.match_starting' as const,
        match,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** When the first match starts after the given time. */
export async function findNextStart(db: Db, after: number): Promise<number | null> {
  const [row] = await db
    .select({ startsAt: min(matches.startsAt) })
    .from(matches)
    .where(and(isToStart(), gt(matches.startsAt, after)));
  return row?.startsAt ?? null;
}

export async function findOpenKeys(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: followNotices.key })
    .from(followNotices)
    .where(isNull(followNotices.doneAt))
    .orderBy(asc(followNotices.createdAt), asc(followNotices.key));
  return rows.map(({ key }) => key);
}

/** Undefined if it is done, or another process has it in hand. */
export async function lockOpen(tx: Tx, key: string): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(followNotices)
    .where(and(eq(followNotices.key, key), isNull(followNotices.doneAt)))
    .for('update', { skipLocked: true });
  return row;
}

export async function update(
  tx: Tx,
  key: string,
  change: { lastAccount: string } | { doneAt: number },
): Promise<void> {
  await tx.update(followNotices).set(change).where(eq(followNotices.key, key));
}

export async function deleteDoneBefore(db: Db, moment: number): Promise<void> {
  await db.delete(followNotices).where(lt(followNotices.doneAt, moment));
}

export async function findMatch(db: Db, id: string) {
  const [row] = await db
    .select({
      state: matches.state,
      startsAt: matches.startsAt,
      tournament: matches.tournament,
      teamA: matches.teamA,
      teamB: matches.teamB,
    })
    .from(matches)
    .where(eq(matches.id, id));
  return row;
}

export type NoticedMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

/** The rosters of a match of a tournament, else the players of its teams. */
export async function findPlayerIds(
  db: Db,
  { tournament, teamA, teamB }: Pick<NoticedMatch, 'tournament' | 'teamA' | 'teamB'>,
): Promise<string[]> {
  const teamIds = [teamA, teamB].flatMap((id) => id ?? []);
  if (teamIds.length === 0) return [];
  const isOneOf = (column: typeof rosterPlayers.team | typeof players.team) =>
    sql`${column} IN ${teamIds}`;
  const rows =
    tournament === null
      ? await db.select({ id: players.id }).from(players).where(isOneOf(players.team))
      : await db
          .select({ id: rosterPlayers.player })
          .from(rosterPlayers)
          .where(
            and(
              eq(rosterPlayers.tournament, tournament),
              isOneOf(rosterPlayers.team),
              rosterPlayers.active,
            ),
          );
  return rows.map(({ id }) => id);
}

export async function findTournament(db: Db, id: string) {
  const [row] = await db
    .select({ id: tournaments.id, name: tournaments.name, winner: teams.name })
    .from(tournaments)
    .leftJoin(teams, eq(teams.id, tournaments.winner))
    .where(and(eq(tournaments.id, id), sql`${tournaments.state} <> 'draft'`));
  return row;
}

export async function findTeamId(db: Db, name: string): Promise<string | null> {
  const [row] = await db
    .select({ id: teams.id })
    .from(teams)
    .where(sql`lower(${teams.name}) = lower(${name})`);
  return row?.id ?? null;
}

export async function findPlayerAndTeam(
  db: Db,
  { playerId, teamId }: { playerId: string; teamId: string },
) {
  const [row] = await db
    .select({ player: players.name, team: teams.name })
    .from(players)
    .innerJoin(teams, eq(teams.id, teamId))
    .where(and(eq(players.id, playerId), isNull(players.deletedAt)));
  return row;
}

/** Whom an occasion concerns. */
export interface NoticeSubjects {
  readonly teamIds?: readonly string[];
  readonly playerIds?: readonly string[];
  readonly tournamentIds?: readonly string[];
  readonly matchIds?: readonly string[];
}

/**
 * The next followers in the order of their accounts, each once. Every subject is read from its own
 * index and no further than the batch, so the time does not grow with the followers before it.
 */
export async function findFollowers(
  db: Db,
  audience: NoticeSubjects,
  { after, size }: { after: string; size: number },
): Promise<string[]> {
  const { teamIds = [], playerIds = [], tournamentIds = [], matchIds = [] } = audience;
  const subjects = [
    ...teamIds.map((id) => eq(follows.team, id)),
    ...playerIds.map((id) => eq(follows.player, id)),
    ...tournamentIds.map((id) => eq(follows.tournament, id)),
    ...matchIds.map((id) => eq(follows.match, id)),
  ];
  if (subjects.length === 0) return [];
  const branches = subjects.map(
    (isSubject) => sql`(SELECT ${follows.account} AS account FROM ${follows}
      WHERE ${isSubject} AND ${follows.account} > ${after} ORDER BY 1 LIMIT ${size})`,
  );
  const { rows } = await db.execute<{ account: string }>(sql`
    SELECT DISTINCT account FROM (${sql.join(branches, sql` UNION ALL `)}) AS followers
    ORDER BY account LIMIT ${size}`);
  return rows.map(({ account }) => account);
}

function isToStart() {
  return sql`${matches.state} IN ('scheduled', 'veto')`;
}
