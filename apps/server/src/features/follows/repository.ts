import type { FollowKind } from '@mes/domain/follows/follows';
import type { MatchState } from '@mes/domain/series/states';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { rosterPlayers, tournaments } from '../tournaments/tables';
import { follows } from './tables';

/** By the id of the row, not by the name of a team. */
export interface FollowedSubject {
  readonly kind: FollowKind;
  readonly id: string;
}

const COLUMNS = {
  team: follows.team,
  player: follows.player,
  tournament: follows.tournament,
  match: follows.match,
};

/** Newest first. A tournament that became a draft again is known to staff alone. */
export async function findAllByAccount(db: Db, accountId: string) {
  return db
    .select({
      since: follows.since,
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      player: { id: players.id, name: players.name, photo: players.photo },
      tournament: { id: tournaments.id, name: tournaments.name },
      match: follows.match,
    })
    .from(follows)
    .leftJoin(teams, eq(teams.id, follows.team))
    .leftJoin(players, eq(players.id, follows.player))
    .leftJoin(tournaments, eq(tournaments.id, follows.tournament))
    .where(
      and(
        eq(follows.account, accountId),
        sql`(${tournaments.state} IS NULL OR ${tournaments.state} <> 'draft')`,
      ),
    )
    .orderBy(desc(follows.since), desc(follows.id));
}

export type FollowRow = Awaited<ReturnType<typeof findAllByAccount>>[number];

/** Two presses at once must not pass the limit together. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

export async function countByAccount(db: Db, accountId: string): Promise<number> {
  return db.$count(follows, eq(follows.account, accountId));
}

export async function countFollowers(db: Db, { kind, id }: FollowedSubject): Promise<number> {
  const [row] = await db.select({ total: count() }).from(follows).where(eq(COLUMNS[kind], id));
  return row!.total;
}

/** Answers whether it is new. */
export async function insert(
  tx: Tx,
  {
    id,
    account,
    subject,
    since,
  }: { id: string; account: string; subject: FollowedSubject; since: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(follows)
    .values({ id, account, [subject.kind]: subject.id, since })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function exists(
  db: Db,
  { account, subject }: { account: string; subject: FollowedSubject },
): Promise<boolean> {
  const rows = await db
    .select({ id: follows.id })
    .from(follows)
    .where(and(eq(follows.account, account), eq(COLUMNS[subject.kind], subject.id)));
  return rows.length > 0;
}

/** Answers whether there was one. */
export async function deleteOne(
  tx: Tx,
  { account, subject }: { account: string; subject: FollowedSubject },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(follows)
    .where(and(eq(follows.account, account), eq(COLUMNS[subject.kind], subject.id)));
  return rowCount === 1;
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(follows).where(eq(follows.player, playerId));
}

/** A reminder of a match that is over would count towards the limit for ever. */
export async function deleteOfPlayedMatches(db: Db): Promise<void> {
  const played = db
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.state, ['finished', 'forfeited', 'cancelled']));
  await db.delete(follows).where(inArray(follows.match, played));
}

/** Of what an account follows, those under way before those to come. */
export async function findOpenMatchIds(
  db: Db,
  { accountId, states, size }: { accountId: string; states: readonly MatchState[]; size: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(and(inArray(matches.state, [...states]), isFollowed(db, accountId)))
    .orderBy(sql`${matches.startsAt} ASC NULLS LAST`, asc(matches.number))
    .limit(size);
  return rows.map(({ id }) => id);
}

export async function findRecentMatchIds(
  db: Db,
  { accountId, after, size }: { accountId: string; after: number; size: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        gt(matches.finishedAt, after),
        inArray(matches.state, ['finished', 'forfeited']),
        isFollowed(db, accountId),
      ),
    )
    .orderBy(desc(matches.finishedAt), desc(matches.id))
    .limit(size);
  return rows.map(({ id }) => id);
}

/**
 * Of a followed team, in a followed tournament, or of the team or roster of a followed player, once
 * both teams are known; a match of which the account is reminded also before.
 */
function isFollowed(db: Db, accountId: string): SQL | undefined {
  const own = eq(follows.account, accountId);
  const teamIds = db
    .select({ id: follows.team })
    .from(follows)
    .where(and(own, isNotNull(follows.team)))
    .union(
      db
        .select({ id: players.team })
        .from(follows)
        .innerJoin(players, eq(players.id, follows.player))
        .where(and(own, isNotNull(players.team))),
    );
  const tournamentIds = db
    .select({ id: follows.tournament })
    .from(follows)
    .where(and(own, isNotNull(follows.tournament)));
  const rosters = db
    .select({ tournament: rosterPlayers.tournament, team: rosterPlayers.team })
    .from(follows)
    .innerJoin(rosterPlayers, eq(rosterPlayers.player, follows.player))
    .where(and(own, rosterPlayers.active));
  const matchIds = db
    .select({ id: follows.match })
    .from(follows)
    .where(and(own, isNotNull(follows.match)));
  const isOfSubject = or(
    inArray(matches.teamA, teamIds),
    inArray(matches.teamB, teamIds),
    inArray(matches.tournament, tournamentIds),
    sql`(${matches.tournament}, ${matches.teamA}) IN ${rosters}`,
    sql`(${matches.tournament}, ${matches.teamB}) IN ${rosters}`,
  );
  const isComplete = and(isNotNull(matches.teamA), isNotNull(matches.teamB));
  return or(inArray(matches.id, matchIds), and(isComplete, isOfSubject));
}
