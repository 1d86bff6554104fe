import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { ticketNotes } from '../tables';

export async function findAllByTicket(db: Db, ticketId: number) {
  return db
    .select({
      note: ticketNotes,
      by: { id: players.id, name: players.name, photo: players.photo },
    })
    .from(ticketNotes)
    .leftJoin(players, eq(players.id, ticketNotes.by))
    .where(eq(ticketNotes.ticket, ticketId))
    .orderBy(asc(ticketNotes.id));
}

export type NoteWithAuthor = Awaited<ReturnType<typeof findAllByTicket>>[number];

export async function insert(tx: Tx, note: typeof ticketNotes.$inferInsert): Promise<void> {
  await tx.insert(ticketNotes).values(note);
}
