import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import type { PictureOwner } from '../files/service';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { pictureSubmissions } from './tables';

export type SubmissionRow = typeof pictureSubmissions.$inferSelect;
export type ListedSubmission = Awaited<ReturnType<typeof findPage>>['rows'][number];

const {
  picture: _picture,
  placeholder: _placeholder,
  ...FACTS
} = getTableColumns(pictureSubmissions);
const uploader = alias(players, 'uploader');
const decider = alias(players, 'decider');

/** Of owners who still exist. Without the bytes. */
export async function findPage(
  db: Db,
  { state, page, size }: { state: 'pending' | 'rejected'; page: number; size: number },
) {
  const shown = and(
    eq(pictureSubmissions.state, state),
    isNull(players.deletedAt),
    isNull(teams.disbandedAt),
  );
  const rows = await db
    .select({
      submission: FACTS,
      player: { id: players.id, name: players.name, photo: players.photo },
      team: { name: teams.name, tag: teams.tag, logo: teams.logo },
      uploadedBy: { id: uploader.id, name: uploader.name, photo: uploader.photo },
      decidedBy: { id: decider.id, name: decider.name, photo: decider.photo },
    })
    .from(pictureSubmissions)
    .leftJoin(players, eq(players.id, pictureSubmissions.player))
    .leftJoin(teams, eq(teams.id, pictureSubmissions.team))
    .leftJoin(uploader, eq(uploader.id, pictureSubmissions.uploadedBy))
    .leftJoin(decider, eq(decider.id, pictureSubmissions.decidedBy))
    .where(shown)
    .orderBy(state === 'pending' ? asc(pictureSubmissions.id) : desc(pictureSubmissions.decidedAt))
    .limit(size)
    .offset(page * size);
  const [counted] = await db
    .select({ total: count() })
    .from(pictureSubmissions)
    .leftJoin(players, eq(players.id, pictureSubmissions.player))
    .leftJoin(teams, eq(teams.id, pictureSubmissions.team))
    .where(shown);
  return { rows, total: counted!.total };
}

/** With the leader of the team whose logo it is. */
export async function findPicture(db: Db, id: string) {
  const { state, player, picture } = pictureSubmissions;
  const [row] = await db
    .select({ state, player, picture, leader: teams.leader })
    .from(pictureSubmissions)
    .leftJoin(teams, eq(teams.id, pictureSubmissions.team))
    .where(eq(pictureSubmissions.id, id));
  return row;
}

export async function findPending(db: Db, owner: PictureOwner) {
  const [row] = await db
    .select(FACTS)
    .from(pictureSubmissions)
    .where(and(whereOwner(owner), eq(pictureSubmissions.state, 'pending')));
  return row;
}

export async function findOwner(db: Db, id: string): Promise<PictureOwner | null> {
  const [row] = await db
    .select({ player: pictureSubmissions.player, team: pictureSubmissions.team })
    .from(pictureSubmissions)
    .where(eq(pictureSubmissions.id, id));
  if (!row) return null;
  return row.player === null ? { kind: 'team', id: row.team! } : { kind: 'player', id: row.player };
}

/** Undefined for a player who was deleted. */
export async function lockPlayer(tx: Tx, id: string) {
  const [row] = await tx
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.id, id), isNull(players.deletedAt)))
    .for('update');
  return row;
}

/** Undefined for a team that was disbanded. */
export async function lockTeam(tx: Tx, id: string) {
  const [row] = await tx
    .select({ name: teams.name, leader: teams.leader })
    .from(teams)
    .where(and(eq(teams.id, id), isNull(teams.disbandedAt)))
    .for('update');
  return row;
}

/** With the name of the moderator who decided. */
export async function lockById(tx: Tx, id: string) {
  const [row] = await tx
    .select({ submission: pictureSubmissions, decidedBy: decider.name })
    .from(pictureSubmissions)
    .leftJoin(decider, eq(decider.id, pictureSubmissions.decidedBy))
    .where(eq(pictureSubmissions.id, id))
    .for('update', { of: pictureSubmissions });
  return row;
}

export async function hasNewer(db: Db, owner: PictureOwner, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: pictureSubmissions.id })
    .from(pictureSubmissions)
    .where(and(whereOwner(owner), gt(pictureSubmissions.id, id)))
    .limit(1);
  return rows.length > 0;
}

export async function insert(
  tx: Tx,
  { kind, id: ownerId }: PictureOwner,
  submission: Omit<typeof pictureSubmissions.$inferInsert, 'player' | 'team'>,
): Promise<void> {
  await tx.insert(pictureSubmissions).values({ ...submission, [kind]: ownerId });
}

export async function update(tx: Tx, id: string, change: Partial<SubmissionRow>): Promise<void> {
  await tx.update(pictureSubmissions).set(change).where(eq(pictureSubmissions.id, id));
}

/** Decided before that, or of an owner who is gone. */
export async function deleteOld(db: Db, before: number): Promise<void> {
  await db
    .delete(pictureSubmissions)
    .where(and(ne(pictureSubmissions.state, 'pending'), lt(pictureSubmissions.decidedAt, before)));
  const gone = db
    .select({ id: pictureSubmissions.id })
    .from(pictureSubmissions)
    .leftJoin(players, eq(players.id, pictureSubmissions.player))
    .leftJoin(teams, eq(teams.id, pictureSubmissions.team))
    .where(or(isNotNull(players.deletedAt), isNotNull(teams.disbandedAt)));
  await db.delete(pictureSubmissions).where(inArray(pictureSubmissions.id, gone));
}

export async function findAllByPlayer(db: Db, playerId: string) {
  return db
    .select()
    .from(pictureSubmissions)
    .where(or(eq(pictureSubmissions.player, playerId), eq(pictureSubmissions.uploadedBy, playerId)))
    .orderBy(asc(pictureSubmissions.id));
}

/** The photos are deleted; the logos stay with their team, without who uploaded them. */
export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(pictureSubmissions).where(eq(pictureSubmissions.player, playerId));
  await tx
    .update(pictureSubmissions)
    .set({ uploadedBy: null })
    .where(eq(pictureSubmissions.uploadedBy, playerId));
  await tx
    .update(pictureSubmissions)
    .set({ decidedBy: null })
    .where(eq(pictureSubmissions.decidedBy, playerId));
}

function whereOwner({ kind, id }: PictureOwner) {
  return eq(kind === 'player' ? pictureSubmissions.player : pictureSubmissions.team, id);
}
