/** Pictures in answers. No address serves them: only the one who answers and staff can see them. */

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { FormPicture } from '@mes/contract/form-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { RETENTION } from '@mes/domain/retention/retention';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { CallContext } from '../../../platform/calls/handlers';
import type { Database, Db } from '../../../platform/database/database';
import { preparePicture } from '../../../platform/files/pictures';
import type { PrivateStore } from '../../../platform/files/private-store';
import * as forms from '../repository';
import type { FindRespondent } from '../respondents/service';
import * as responses from '../responses/repository';
import { findRefusal, getShownForm } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const SIZE = { maxWidth: 1_920, maxHeight: 1_920 };
const DAY_MS = 86_400_000;
const MOST_IN_A_DAY = 30;

interface UploadDeps {
  readonly db: Db;
  readonly files: PrivateStore;
  readonly write: CallContext['write'];
  readonly findRespondent: FindRespondent;
}

/** Its name is not stored: it may say who took it. */
export async function uploadPicture(
  { db, files, write, findRespondent }: UploadDeps,
  { id: formId, data }: { id: string; data: string },
  { actor, now }: Action,
): Promise<FormPicture> {
  const form = await getShownForm(db, formId, now);
  if (!form.fields.some(({ kind }) => kind === 'picture')) {
    throw new InvalidAction(texts.pictures.noField);
  }
  const key = { formId: form.id, respondent: findRespondent(form, actor.id) };
  const own = await responses.findOwn(db, key);
  const refusal = await findRefusal(db, { form, own, accountId: actor.id }, now);
  if (refusal !== null) throw new InvalidAction(texts.refusals[refusal]);
  if ((await repository.countSince(db, { ...key, since: now - DAY_MS })) >= MOST_IN_A_DAY) {
    throw new InvalidAction(texts.pictures.tooMany);
  }
  const { picture, width, height } = await preparePicture(decode(data), SIZE);
  const id = randomUUID();
  const file = `forms/${id}.webp`;
  const row = { id, form: form.id, respondent: key.respondent, file, width, height };
  await files.put(file, Readable.from([picture]));
  try {
    await write((tx) => repository.insert(tx, { ...row, createdAt: now }));
  } catch (error) {
    await files.delete(file);
    throw error;
  }
  return { id, width, height };
}

/** Before it is sent, only for whoever has uploaded it. */
export async function readPicture(
  { db, files, findRespondent }: Omit<UploadDeps, 'write'>,
  id: string,
  actor: Actor,
): Promise<{ type: 'image/webp'; data: string }> {
  const picture = await repository.findById(db, id);
  const form = picture && (await forms.findById(db, picture.form));
  if (!form) throw new ObjectNotFound();
  const isOwn = picture.respondent === findRespondent(form, actor.id);
  const isStaff = picture.response !== null && satisfies(actor.permissions, 'Moderator');
  if (!isOwn && !isStaff) throw new ObjectNotFound();
  const bytes = await readBytes(files, picture);
  return { type: 'image/webp', data: bytes.toString('base64') };
}

export async function readBytes(
  files: PrivateStore,
  { file }: repository.FormPictureRow,
): Promise<Buffer> {
  const content = await files.get(file);
  if (!content) throw new ObjectNotFound();
  return buffer(content);
}

/** Those that were never sent, or replaced. */
export async function deleteUnsentPictures(
  { database, files }: { database: Database; files: PrivateStore },
  now: number,
): Promise<void> {
  const unused = await database.transaction((tx) =>
    repository.deleteUnsent(tx, now - RETENTION.unsentUploads.ms),
  );
  for (const file of unused) await files.delete(file);
}

/** Bare base64 or a data URL. The type that a data URL declares is not trusted. */
function decode(data: string): Buffer {
  const bare = data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
  const bytes = Buffer.from(bare, 'base64');
  if (bytes.length === 0) throw new InvalidParameter('data', texts.pictures.notBase64);
  return bytes;
}
