import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import type { BanSubject } from '../moderation/records/service';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { noteAttachments, notes } from './tables';

export type NoteRow = typeof notes.$inferSelect;
export type FoundNote = Awaited<ReturnType<typeof findAll>>[number];

/** Newest first. */
export async function findAll(db: Db, subject: BanSubject) {
  return db
    .select({ note: notes, by: { id: players.id, name: players.name, photo: players.photo } })
    .from(notes)
    .leftJoin(players, eq(players.id, notes.createdBy))
    .where(and(whereSubject(subject), isNull(notes.deletedAt)))
    .orderBy(desc(notes.id));
}

/** The one of the id, or else the newest; held until the end of the transaction. */
export async function lockOne(
  tx: Tx,
  subject: BanSubject,
  noteId: string | undefined,
): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(notes)
    .where(
      and(
        whereSubject(subject),
        isNull(notes.deletedAt),
        noteId === undefined ? undefined : eq(notes.id, noteId),
      ),
    )
    .orderBy(desc(notes.id))
    .limit(1)
    .for('update');
  return row;
}

/** The newest with exactly this text. */
export async function findIdByText(
  db: Db,
  subject: BanSubject,
  text: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: notes.id })
    .from(notes)
    .where(and(whereSubject(subject), isNull(notes.deletedAt), eq(notes.text, text)))
    .orderBy(desc(notes.id))
    .limit(1);
  return row?.id;
}

export async function insert(
  tx: Tx,
  subject: BanSubject,
  note: Omit<typeof notes.$inferInsert, 'player' | 'team'>,
): Promise<void> {
  await tx.insert(notes).values({ ...note, [subject.kind]: subject.id });
}

export async function update(
  tx: Tx,
  noteId: string,
  change: Partial<Pick<NoteRow, 'text' | 'editedAt' | 'revision' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(notes).set(change).where(eq(notes.id, noteId));
}

export async function lockDeleted(
  tx: Tx,
  subject: BanSubject,
  noteId: string,
): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(notes)
    .where(and(whereSubject(subject), eq(notes.id, noteId), isNotNull(notes.deletedAt)))
    .for('update');
  return row;
}

/** With the rows of their files. */
export async function deleteByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(notes).where(eq(notes.player, playerId));
  await tx.delete(noteAttachments).where(eq(noteAttachments.player, playerId));
}

/** With the permissions of the account, if there is one. */
export async function findPlayer(db: Db, id: string) {
  const [row] = await db
    .select({ id: players.id, name: players.name, permissions: accounts.permissions })
    .from(players)
    .leftJoin(accounts, eq(accounts.id, players.id))
    .where(and(eq(players.id, id), isNull(players.deletedAt)));
  return row;
}

export async function findTeam(db: Db, name: string) {
  const [row] = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(eq(sql`lower(${teams.name})`, name.toLowerCase()));
  return row;
}

function whereSubject({ kind, id }: BanSubject): SQL {
  return eq(kind === 'player' ? notes.player : notes.team, id);
}
