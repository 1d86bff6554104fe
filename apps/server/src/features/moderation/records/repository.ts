import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { teams } from '../../teams/tables';
import { bans } from '../tables';

/** A player or a team, by its internal id. */
export interface BanSubject {
  readonly kind: 'player' | 'team';
  readonly id: string;
}

/** Of a player by id, or of a team by name. */
export interface UnliftedBan {
  readonly player: string | null;
  readonly team: string | null;
  readonly scope: BanScope;
}

export type NewBan = Omit<typeof bans.$inferInsert, 'player' | 'team'>;
export type BanRow = Awaited<ReturnType<typeof findAll>>[number];

const creator = alias(players, 'creator');
const lifter = alias(players, 'lifter');
/** Held until the end of the transaction, so that two moderators act one after the other. */
export async function lockSubject(tx: Tx, { kind, id }: BanSubject): Promise<void> {
  const table = kind === 'player' ? players : teams;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

export async function lockUnlifted(tx: Tx, id: string): Promise<UnliftedBan | undefined> {
  const [row] = await tx
    .select({ player: bans.player, team: teams.name, scope: bans.scope })
    .from(bans)
    .leftJoin(teams, eq(teams.id, bans.team))
    .where(and(eq(bans.id, id), isNull(bans.liftedAt)))
    .for('update', { of: bans });
  return row;
}

/** Newest first, with those that have ended. */
export async function findAll(db: Db, subject: BanSubject) {
  return db
    .select({
      ban: bans,
      by: { id: creator.id, name: creator.name, photo: creator.photo },
      liftedBy: { id: lifter.id, name: lifter.name, photo: lifter.photo },
    })
    .from(bans)
    .leftJoin(creator, eq(creator.id, bans.createdBy))
    .leftJoin(lifter, eq(lifter.id, bans.liftedBy))
    .where(whereSubject(subject))
    .orderBy(desc(bans.createdAt), desc(bans.id));
}

export async function insert(tx: Tx, subject: BanSubject, ban: NewBan): Promise<void> {
  await tx.insert(bans).values({ ...ban, [subject.kind]: subject.id });
}

/** Answers the scopes that were lifted; one that has ended by itself is lifted too. */
export async function lift(
  tx: Tx,
  subject: BanSubject,
  { scopes, at, by }: { scopes: readonly BanScope[]; at: number; by: string | null },
): Promise<BanScope[]> {
  const rows = await tx
    .update(bans)
    .set({ liftedAt: at, liftedBy: by })
    .where(and(whereSubject(subject), isNull(bans.liftedAt), inArray(bans.scope, [...scopes])))
    .returning({ scope: bans.scope });
  return rows.map(({ scope }) => scope);
}

function whereSubject({ kind, id }: BanSubject): SQL {
  return eq(kind === 'player' ? bans.player : bans.team, id);
}
