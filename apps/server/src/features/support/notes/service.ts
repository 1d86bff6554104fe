/** Internal notes: no call, event, notification or export of a player contains one. */
import { channels } from '@mes/contract/channels';
import { InvalidParameter } from '@mes/contract/errors';
import type { TicketNote } from '@mes/contract/support-schemas';
import { cleanMessage } from '@mes/domain/messages/text';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toPlayerReference } from '../../players/service';
import { assertStaffSide, getTicketRow, lockTicket } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

export async function listNotes(db: Db, id: string, actor: Actor): Promise<TicketNote[]> {
  const ticket = await getTicketRow(db, id);
  assertStaffSide(ticket, actor);
  return (await repository.findAllByTicket(db, ticket.id)).map(toNote);
}

export async function addNote(
  tx: Tx,
  { id, text: written }: { id: string; text: string },
  { actor, now }: Action,
): Promise<TicketNote> {
  const ticket = await lockTicket(tx, id);
  assertStaffSide(ticket, actor);
  const text = cleanMessage(written);
  if (text === null) throw new InvalidParameter('text', texts.empty);
  const noteId = uuidv7();
  await repository.insert(tx, {
    id: noteId,
    ticket: ticket.id,
    by: actor.id,
    text,
    createdAt: now,
  });
  await publish(tx, channels.ticketNotes(String(ticket.id)), 'ticket.note_added', { id: noteId });
  const notes = await repository.findAllByTicket(tx, ticket.id);
  return toNote(notes.find(({ note }) => note.id === noteId)!);
}

function toNote({ note: { id, text, createdAt }, by }: repository.NoteWithAuthor): TicketNote {
  return { id, text, at: createdAt, by: by && toPlayerReference(by) };
}
