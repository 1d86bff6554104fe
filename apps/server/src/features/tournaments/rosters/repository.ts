/** Rosters: who stands on them, who could, and who has confirmed the rules. */
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { bans } from '../../moderation/tables';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, rulesConfirmations } from '../tables';

const playerFields = {
  id: players.id,
  name: players.name,
  photo: players.photo,
  gameId: players.gameId,
  country: players.country,
};

export type RosterRow = Awaited<ReturnType<typeof findRosters>>[number];
export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];

/** The rosters of the teams given, or of every team, leaders first. */
export async function findRosters(
  db: Db,
  { tournament, teams: ids }: { tournament: string; teams?: readonly string[] },
) {
  return db
    .select({
      team: rosterPlayers.team,
      substitute: rosterPlayers.substitute,
      addedAt: rosterPlayers.addedAt,
      active: rosterPlayers.active,
      isLeader: sql<boolean>`${teams.leader} IS NOT DISTINCT FROM ${players.id}`,
      confirmedRules: sql<boolean>`${rulesConfirmations.at} IS NOT NULL`,
      player: playerFields,
    })
    .from(rosterPlayers)
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .leftJoin(
      rulesConfirmations,
      and(
        eq(rulesConfirmations.tournament, rosterPlayers.tournament),
        eq(rulesConfirmations.player, rosterPlayers.player),
      ),
    )
    .where(
      and(eq(rosterPlayers.tournament, tournament), ids && inArray(rosterPlayers.team, [...ids])),
    )
    .orderBy(
      asc(rosterPlayers.team),
      sql`(${teams.leader} IS NOT DISTINCT FROM ${players.id}) DESC`,
      asc(sql`lower(${players.name})`),
    );
}

/**
 * What decides whether players may stand on a roster: of those named, of everyone in a team, or of
 * all who stand on rosters already.
 */
export async function findCandidates(
  db: Db,
  {
    tournament,
    ids,
    team,
    now,
  }: { tournament: string; ids?: readonly string[]; team?: string; now: number },
) {
  const onRoster = db
    .select({ player: rosterPlayers.player, team: rosterPlayers.team, name: teams.name })
    .from(rosterPlayers)
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .where(and(eq(rosterPlayers.tournament, tournament), rosterPlayers.active))
    .as('on_roster');
  return db
    .select({
      id: players.id,
      name: players.name,
      team: players.team,
      // An id that the game does not know is as good as none.
      hasGameId: sql<boolean>`${players.gameId} IS NOT NULL AND ${players.gameIdState} IS DISTINCT FROM 'unknown'`,
      isBanned: sql<boolean>`EXISTS (${bansOf(db, now)})`,
      rosterTeam: onRoster.team,
      rosterTeamName: onRoster.name,
      hasConfirmedRules: sql<boolean>`${rulesConfirmations.at} IS NOT NULL`,
    })
    .from(players)
    .leftJoin(onRoster, eq(onRoster.player, players.id))
    .leftJoin(
      rulesConfirmations,
      and(eq(rulesConfirmations.tournament, tournament), eq(rulesConfirmations.player, players.id)),
    )
    .where(
      and(
        isNull(players.deletedAt),
        ids ? inArray(players.id, [...ids]) : undefined,
        team === undefined ? undefined : eq(players.team, team),
        ids === undefined && team === undefined ? sql`${onRoster.team} IS NOT NULL` : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${players.name})`));
}

function bansOf(db: Db, now: number) {
  return db
    .select({ one: sql`1` })
    .from(bans)
    .where(
      and(
        eq(bans.player, players.id),
        inArray(bans.scope, ['site', 'tournaments']),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, now)),
      ),
    );
}

/** Puts players on a roster; those who stand there already stay as they are. */
export async function addToRoster(
  tx: Tx,
  rows: readonly (typeof rosterPlayers.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(rosterPlayers)
    .values([...rows])
    .onConflictDoUpdate({
      target: [rosterPlayers.tournament, rosterPlayers.team, rosterPlayers.player],
      set: { active: true },
    });
}

/** Takes everyone off a roster but those named. */
export async function keepOnRoster(
  tx: Tx,
  {
    tournament,
    team,
    players: kept,
  }: { tournament: string; team: string; players: readonly string[] },
): Promise<void> {
  await tx
    .delete(rosterPlayers)
    .where(
      and(
        eq(rosterPlayers.tournament, tournament),
        eq(rosterPlayers.team, team),
        kept.length === 0
          ? undefined
          : sql`${rosterPlayers.player} <> ALL(${sql.param([...kept])})`,
      ),
    );
}

/** Whether the rosters hold their players: one that does not leaves them free for other teams. */
export async function setRostersActive(
  tx: Tx,
  {
    tournament,
    teams: ids,
    active,
  }: { tournament: string; teams: readonly string[]; active: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(rosterPlayers)
    .set({ active })
    .where(
      and(
        eq(rosterPlayers.tournament, tournament),
        inArray(rosterPlayers.team, [...ids]),
        ne(rosterPlayers.active, active),
      ),
    );
}

export async function findConfirmation(
  db: Db,
  { tournament, player }: { tournament: string; player: string },
): Promise<number | null> {
  const [row] = await db
    .select({ at: rulesConfirmations.at })
    .from(rulesConfirmations)
    .where(
      and(eq(rulesConfirmations.tournament, tournament), eq(rulesConfirmations.player, player)),
    );
  return row?.at ?? null;
}

/** The first confirmation counts. */
export async function insertConfirmation(
  tx: Tx,
  confirmation: { tournament: string; player: string; at: number },
): Promise<boolean> {
  const inserted = await tx
    .insert(rulesConfirmations)
    .values(confirmation)
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

/** Ids of everyone on the rosters of these teams, and of their leaders. */
export async function findPeople(
  db: Db,
  { tournament, teams: ids }: { tournament: string; teams: readonly string[] },
): Promise<string[]> {
  const players = await findRosterIds(db, { tournament, teams: ids });
  return [...new Set([...(await findLeaders(db, ids)), ...players])];
}

export async function findLeaders(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ leader: teams.leader })
    .from(teams)
    .where(inArray(teams.id, [...ids]));
  return rows.flatMap(({ leader }) => leader ?? []);
}

export async function findRosterIds(
  db: Db,
  { tournament, teams: ids }: { tournament: string; teams: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ player: rosterPlayers.player })
    .from(rosterPlayers)
    .where(and(eq(rosterPlayers.tournament, tournament), inArray(rosterPlayers.team, [...ids])));
  return rows.map(({ player }) => player);
}

/** Players of rosters that hold nobody any more, who stand on the roster of another team now. */
export async function findTakenPlayers(
  db: Db,
  { tournament, team }: { tournament: string; team?: string },
): Promise<{ of: string; player: string; by: string }[]> {
  const other = alias(rosterPlayers, 'other');
  return db
    .select({ of: rosterPlayers.team, player: players.name, by: teams.name })
    .from(rosterPlayers)
    .innerJoin(
      other,
      and(
        eq(other.tournament, rosterPlayers.tournament),
        eq(other.player, rosterPlayers.player),
        other.active,
      ),
    )
    .innerJoin(players, eq(players.id, rosterPlayers.player))
    .innerJoin(teams, eq(teams.id, other.team))
    .where(
      and(
        eq(rosterPlayers.tournament, tournament),
        eq(rosterPlayers.active, false),
        team === undefined ? undefined : eq(rosterPlayers.team, team),
      ),
    );
}

/** What a player has left behind in tournaments. */
export async function findTracesOf(db: Db, player: string) {
  const rosters = await db
    .select({
      tournament: rosterPlayers.tournament,
      team: teams.name,
      addedAt: rosterPlayers.addedAt,
    })
    .from(rosterPlayers)
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .where(eq(rosterPlayers.player, player))
    .orderBy(asc(rosterPlayers.addedAt));
  const confirmations = await db
    .select({ tournament: rulesConfirmations.tournament, at: rulesConfirmations.at })
    .from(rulesConfirmations)
    .where(eq(rulesConfirmations.player, player))
    .orderBy(asc(rulesConfirmations.at));
  return { rosters, confirmations };
}
