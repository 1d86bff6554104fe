/** Bans. Every feature asks here who is banned, instead of reading the table. */
import { ForbiddenError } from '@mes/contract/errors';
import { type BanScope, TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import * as repository from './repository';

/** Calls refuse people who are banned from the site before this, unless they declare `banned: 'allowed'`. */
export function assertNotBanned({ bans }: Pick<Actor, 'bans'>, scope: BanScope): void {
  if (bans.includes(scope)) throw ForbiddenError.banned(scope);
}

/** Whether a ban from any of the scopes is in force. */
export function isPlayerBanned(
  db: Db,
  query: { playerId: string; scopes: readonly BanScope[]; now: number },
): Promise<boolean> {
  return repository.existsForPlayer(db, query);
}

/** A banned team stays, but plays no tournaments. */
export function isTeamBanned(db: Db, teamId: string, now: number): Promise<boolean> {
  return repository.existsForTeam(db, { teamId, scopes: TOURNAMENT_BAN_SCOPES, now });
}

/** `isPlayerBanned` as a condition for queries that read players. */
export function playerIsBanned(
  db: Db,
  query: { playerId: AnyPgColumn; scopes: readonly BanScope[]; now: number },
): SQL<boolean> {
  return repository.existsForPlayerColumn(db, query);
}

/** The scopes of the bans in force as a column for queries that read players. */
export function playerBanScopes(
  db: Db,
  query: { playerId: AnyPgColumn; now: number | Placeholder },
): SQL<string[]> {
  return repository.scopesOfPlayerColumn(db, query);
}

/** Those in force that the player can appeal: the own ones and those of the team that they lead. */
export function listAppealableBans(db: Db, playerId: string, now: number) {
  return repository.findActiveByPlayer(db, { playerId, now });
}

/** Newest first, with those that have ended. */
export function listPlayerBans(db: Db, playerId: string) {
  return repository.findAllByPlayer(db, playerId);
}
