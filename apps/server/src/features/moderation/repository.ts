import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { teams } from '../teams/tables';
import { bans } from './tables';

export async function existsForPlayer(
  db: Db,
  { playerId, scopes, now }: { playerId: string; scopes: readonly BanScope[]; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: bans.id })
    .from(bans)
    .where(and(eq(bans.player, playerId), inArray(bans.scope, [...scopes]), isInForce(now)))
    .limit(1);
  return rows.length > 0;
}

export async function existsForTeam(
  db: Db,
  { teamId, scopes, now }: { teamId: string; scopes: readonly BanScope[]; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: bans.id })
    .from(bans)
    .where(and(eq(bans.team, teamId), inArray(bans.scope, [...scopes]), isInForce(now)))
    .limit(1);
  return rows.length > 0;
}

/** Of the player, and with its name of the team that the player leads. Newest first. */
export async function findActiveByPlayer(
  db: Db,
  { playerId, now }: { playerId: string; now: number },
) {
  const isOfOwnTeam = and(eq(teams.leader, playerId), isNull(teams.disbandedAt));
  return db
    .select({ ban: bans, team: teams.name })
    .from(bans)
    .leftJoin(teams, eq(teams.id, bans.team))
    .where(and(or(eq(bans.player, playerId), isOfOwnTeam), isInForce(now)))
    .orderBy(desc(bans.createdAt));
}

/** Newest first, with those that have ended. */
export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select({
      scope: bans.scope,
      reason: bans.reason,
      createdAt: bans.createdAt,
      until: bans.until,
      liftedAt: bans.liftedAt,
    })
    .from(bans)
    .where(eq(bans.player, playerId))
    .orderBy(desc(bans.createdAt));
}

export function existsForPlayerColumn(
  db: Db,
  { playerId, scopes, now }: { playerId: AnyPgColumn; scopes: readonly BanScope[]; now: number },
): SQL<boolean> {
  const inForce = db
    .select({ one: sql`1` })
    .from(bans)
    .where(and(eq(bans.player, playerId), inArray(bans.scope, [...scopes]), isInForce(now)));
  return sql<boolean>`EXISTS (${inForce})`;
}

export function scopesOfPlayerColumn(
  db: Db,
  { playerId, now }: { playerId: AnyPgColumn; now: number | Placeholder },
): SQL<string[]> {
  const scopes = db
    .select({ scopes: sql<string[]>`coalesce(array_agg(${bans.scope}), '{}')`.as('scopes') })
    .from(bans)
    .where(and(eq(bans.player, playerId), isInForce(now)));
  return sql<string[]>`(${scopes})`;
}

function isInForce(now: number | Placeholder): SQL | undefined {
  return and(
    isNull(bans.liftedAt),
    or(isNull(bans.until), gt(bans.until, sql.param(now, bans.until))),
  );
}
