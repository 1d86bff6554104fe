import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { playerIsBanned } from '../../moderation/service';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { rosterPlayers, rulesConfirmations, tournaments } from '../tables';

const playerFields = {
  id: players.id,
  name: players.name,
  photo: players.photo,
  gameId: players.gameId,
  country: players.country,
};

export type RosterRow = Awaited<ReturnType<typeof findAll>>[number];
export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];

/** Of the given teams, or of every team; leaders first. */
export async function findAll(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string; teamIds?: readonly string[] },
) {
  return db
    .select({
      teamId: rosterPlayers.team,
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
      and(
        eq(rosterPlayers.tournament, tournamentId),
        teamIds && inArray(rosterPlayers.team, [...teamIds]),
      ),
    )
    .orderBy(
      asc(rosterPlayers.team),
      sql`(${teams.leader} IS NOT DISTINCT FROM ${players.id}) DESC`,
      asc(sql`lower(${players.name})`),
    );
}

/**
 * What decides whether players may be on a roster: of the given players, of every member of a team,
 * or of everyone who is on a roster already.
 */
export async function findCandidates(
  db: Db,
  {
    tournamentId,
    playerIds,
    teamId,
    now,
  }: { tournamentId: string; playerIds?: readonly string[]; teamId?: string; now: number },
) {
  const onRoster = db
    .select({ player: rosterPlayers.player, team: rosterPlayers.team, name: teams.name })
    .from(rosterPlayers)
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .where(and(eq(rosterPlayers.tournament, tournamentId), rosterPlayers.active))
    .as('on_roster');
  return db
    .select({
      id: players.id,
      name: players.name,
      teamId: players.team,
      hasGameId: hasGameId(),
      isBanned: playerIsBanned(db, { playerId: players.id, scopes: TOURNAMENT_BAN_SCOPES, now }),
      rosterTeamId: onRoster.team,
      rosterTeamName: onRoster.name,
      hasConfirmedRules: sql<boolean>`${rulesConfirmations.at} IS NOT NULL`,
    })
    .from(players)
    .leftJoin(onRoster, eq(onRoster.player, players.id))
    .leftJoin(
      rulesConfirmations,
      and(
        eq(rulesConfirmations.tournament, tournamentId),
        eq(rulesConfirmations.player, players.id),
      ),
    )
    .where(
      and(
        isNull(players.deletedAt),
        playerIds ? inArray(players.id, [...playerIds]) : undefined,
        teamId === undefined ? undefined : eq(players.team, teamId),
        playerIds === undefined && teamId === undefined
          ? sql`${onRoster.team} IS NOT NULL`
          : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${players.name})`));
}

/** `findCandidates` of a team for several tournaments at once. */
export async function findCandidatesByTournament(
  db: Db,
  { tournamentIds, teamId, now }: { tournamentIds: readonly string[]; teamId: string; now: number },
) {
  const rosterTeams = alias(teams, 'roster_teams');
  return db
    .select({
      tournamentId: tournaments.id,
      id: players.id,
      name: players.name,
      teamId: players.team,
      hasGameId: hasGameId(),
      isBanned: playerIsBanned(db, { playerId: players.id, scopes: TOURNAMENT_BAN_SCOPES, now }),
      rosterTeamId: rosterPlayers.team,
      rosterTeamName: rosterTeams.name,
      hasConfirmedRules: sql<boolean>`${rulesConfirmations.at} IS NOT NULL`,
    })
    .from(players)
    .innerJoin(tournaments, inArray(tournaments.id, [...tournamentIds]))
    .leftJoin(
      rosterPlayers,
      and(
        eq(rosterPlayers.tournament, tournaments.id),
        eq(rosterPlayers.player, players.id),
        rosterPlayers.active,
      ),
    )
    .leftJoin(rosterTeams, eq(rosterTeams.id, rosterPlayers.team))
    .leftJoin(
      rulesConfirmations,
      and(
        eq(rulesConfirmations.tournament, tournaments.id),
        eq(rulesConfirmations.player, players.id),
      ),
    )
    .where(and(isNull(players.deletedAt), eq(players.team, teamId)));
}

/** An id that the game does not know counts as missing. */
function hasGameId() {
  return sql<boolean>`${players.gameId} IS NOT NULL AND ${players.gameIdState} IS DISTINCT FROM 'unknown'`;
}

/** Players who are on the roster already become active again and are otherwise unchanged. */
export async function insertPlayers(
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

export async function deletePlayersExcept(
  tx: Tx,
  {
    tournamentId,
    teamId,
    playerIds,
  }: { tournamentId: string; teamId: string; playerIds: readonly string[] },
): Promise<void> {
  await tx
    .delete(rosterPlayers)
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentId),
        eq(rosterPlayers.team, teamId),
        playerIds.length === 0
          ? undefined
          : sql`${rosterPlayers.player} <> ALL(${sql.param([...playerIds])})`,
      ),
    );
}

/** Players of an inactive roster can be on the roster of another team. */
export async function setActive(
  tx: Tx,
  {
    tournamentId,
    teamIds,
    active,
  }: { tournamentId: string; teamIds: readonly string[]; active: boolean },
): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .update(rosterPlayers)
    .set({ active })
    .where(
      and(
        eq(rosterPlayers.tournament, tournamentId),
        inArray(rosterPlayers.team, [...teamIds]),
        ne(rosterPlayers.active, active),
      ),
    );
}

/** Of everyone on the rosters of these teams, and of their leaders. */
export async function findAccountIds(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
): Promise<string[]> {
  const playerIds = await findPlayerIds(db, { tournamentId, teamIds });
  return [...new Set([...(await findLeaderIds(db, teamIds)), ...playerIds])];
}

export async function findLeaderIds(db: Db, teamIds: readonly string[]): Promise<string[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select({ leader: teams.leader })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  return rows.flatMap(({ leader }) => leader ?? []);
}

export async function findPlayerIds(
  db: Db,
  { tournamentId, teamIds }: { tournamentId: string; teamIds: readonly string[] },
): Promise<string[]> {
  if (teamIds.length === 0) return [];
  const rows = await db
    .select({ player: rosterPlayers.player })
    .from(rosterPlayers)
    .where(
      and(eq(rosterPlayers.tournament, tournamentId), inArray(rosterPlayers.team, [...teamIds])),
    );
  return rows.map(({ player }) => player);
}

/** Players of inactive rosters who are on the roster of another team by now. */
export async function findTakenPlayers(
  db: Db,
  { tournamentId, teamId }: { tournamentId: string; teamId?: string },
): Promise<{ teamId: string; playerName: string; otherTeamName: string }[]> {
  const other = alias(rosterPlayers, 'other');
  return db
    .select({
      teamId: rosterPlayers.team,
      playerName: players.name,
      otherTeamName: teams.name,
    })
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
        eq(rosterPlayers.tournament, tournamentId),
        eq(rosterPlayers.active, false),
        teamId === undefined ? undefined : eq(rosterPlayers.team, teamId),
      ),
    );
}

/** The rosters that a player is or was on, and the rules that they confirmed. */
export async function findAllOfPlayer(db: Db, playerId: string) {
  const rosters = await db
    .select({
      tournament: rosterPlayers.tournament,
      team: teams.name,
      addedAt: rosterPlayers.addedAt,
    })
    .from(rosterPlayers)
    .innerJoin(teams, eq(teams.id, rosterPlayers.team))
    .where(eq(rosterPlayers.player, playerId))
    .orderBy(asc(rosterPlayers.addedAt));
  const confirmations = await db
    .select({ tournament: rulesConfirmations.tournament, at: rulesConfirmations.at })
    .from(rulesConfirmations)
    .where(eq(rulesConfirmations.player, playerId))
    .orderBy(asc(rulesConfirmations.at));
  return { rosters, confirmations };
}
