/**
 * Pictures in tickets and in reports of results. Their files are outside of what the web server serves.
 */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { channels } from '@mes/contract/channels';
import { InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { TicketPicture } from '@mes/contract/support-schemas';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { CallContext } from '../../../platform/calls/handlers';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { type Picture, preparePicture } from '../../../platform/files/pictures';
import type { PrivateStore } from '../../../platform/files/private-store';
import { publish } from '../../../platform/outbox/publish';
import * as repository from '../messages/repository';
import { findRow } from '../repository';
import { sideOf } from '../service';
import { texts } from '../texts';
import { toPicture } from '../views';

const SIZE = { maxWidth: 1_920, maxHeight: 1_920 };

export async function uploadPicture(
  { files, write }: { files: PrivateStore; write: CallContext['write'] },
  { filename, data }: { filename: string; data: string },
  { actor, now }: Action,
): Promise<TicketPicture> {
  const picture = await preparePicture(decode(data), SIZE);
  const { width, height } = picture;
  const id = uuidv7();
  const file = `tickets/${id}.webp`;
  const row = {
    ...{ id, file, name: filename, width, height, createdAt: now },
    uploadedBy: actor.id,
    ...{ message: null, report: null },
  };
  await files.put(file, Readable.from([picture.picture]));
  try {
    await write((tx) => repository.insertPicture(tx, row));
  } catch (error) {
    await files.delete(file);
    throw error;
  }
  return toPicture(row);
}

/** From elsewhere, such as the Discord channel of the ticket. A message that was emptied gets none. */
export async function addPictureToMessage(
  tx: Tx,
  files: PrivateStore,
  { message, name, picture }: { message: string; name: string; picture: Picture },
  now: number,
): Promise<void> {
  const found = await repository.findById(tx, message);
  if (!found || found.message.text === '') return;
  const { ticket, by: uploadedBy } = found.message;
  const id = uuidv7();
  const file = `tickets/${id}.webp`;
  const { width, height } = picture;
  await files.put(file, Readable.from([picture.picture]));
  await repository.insertPicture(tx, {
    ...{ id, file, name, width, height, createdAt: now },
    ...{ uploadedBy, message, report: null },
  });
  await publish(tx, channels.ticket(String(ticket)), 'ticket.changed', { id: String(ticket) });
}

/** For the two sides of its ticket; before it is sent, for whoever uploaded it. */
export async function readPicture(
  { db, files }: { db: Db; files: PrivateStore },
  id: string,
  actor: Actor,
): Promise<{ type: 'image/webp'; data: string }> {
  const found = await repository.findPicture(db, id);
  if (!found) throw new ObjectNotFound();
  const { picture, ticket: ticketId } = found;
  const ticket = ticketId === null ? null : await findRow(db, ticketId);
  const isAllowed = ticket ? sideOf(ticket, actor) !== null : picture.uploadedBy === actor.id;
  if (!isAllowed) throw new ObjectNotFound();
  return readFile(files, picture);
}

/** Sends uploaded pictures of the actor with a report; refuses those of others, and sent ones. */
export async function attachPicturesToReport(
  tx: Tx,
  { ids, reportId }: { ids: readonly string[]; reportId: string },
  { actor }: Action,
): Promise<void> {
  const attached = await repository.attachPictures(tx, {
    ids,
    uploadedBy: actor.id,
    to: { report: reportId },
  });
  if (attached !== new Set(ids).size) throw new InvalidParameter('pictures', texts.unknownPicture);
}

/** By id of the report. */
export async function findPicturesOfReports(
  db: Db,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, TicketPicture[]>> {
  const byReport = new Map<string, TicketPicture[]>();
  for (const row of await repository.findPicturesByReport(db, reportIds))
    byReport.set(row.report!, [...(byReport.get(row.report!) ?? []), toPicture(row)]);
  return byReport;
}

/** Of a report of this match. Whether the reader may see it is for the match to say. */
export async function readPictureOfMatch(
  { db, files }: { db: Db; files: PrivateStore },
  { pictureId, matchId }: { pictureId: string; matchId: string },
): Promise<{ type: 'image/webp'; data: string }> {
  const found = await repository.findPicture(db, pictureId);
  if (found?.match !== matchId) throw new ObjectNotFound();
  return readFile(files, found.picture);
}

async function readFile(
  files: PrivateStore,
  { file }: repository.TicketPictureRow,
): Promise<{ type: 'image/webp'; data: string }> {
  const content = await files.get(file);
  if (!content) throw new ObjectNotFound();
  return { type: 'image/webp', data: (await buffer(content)).toString('base64') };
}

/** Those that were never sent, and those of reports as long ago as tickets are kept. */
export async function deleteOldPictures(
  { database, files }: { database: Database; files: PrivateStore },
  now: number,
): Promise<void> {
  const unused = await database.transaction((tx) =>
    repository.deleteOldPictures(tx, {
      unsentBefore: now - RETENTION.unsentUploads.ms,
      reportedBefore: now - RETENTION.tickets.ms,
    }),
  );
  for (const file of unused) await files.delete(file);
}

/** Bare base64 or a data URL. The type that a data URL declares is not trusted. */
function decode(data: string): Buffer {
  const bytes = Buffer.from(
    data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data,
    'base64',
  );
  if (bytes.length === 0) throw new InvalidParameter('data', texts.empty);
  return bytes;
}
