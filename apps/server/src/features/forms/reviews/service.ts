/** Staff accept or refuse responses to forms with a reward. */
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { StaffFormResponse } from '@mes/contract/form-schemas';
import type { Action } from '../../../platform/calls/actor';
import type { CallContext } from '../../../platform/calls/handlers';
import type { Db, Tx } from '../../../platform/database/database';
import { type Picture, preparePicture } from '../../../platform/files/pictures';
import type { PrivateStore } from '../../../platform/files/private-store';
import type { FileStore } from '../../../platform/files/store';
import type { PictureApproval } from '../../files/service';
import { notify } from '../../notifications/service';
import { changePhoto } from '../../players/profile/service';
import { deleteUnusedPicture } from '../../players/service';
import * as pictures from '../pictures/repository';
import { readBytes } from '../pictures/service';
import type { FormRow } from '../repository';
import * as forms from '../repository';
import * as responses from '../responses/repository';
import { auditResponse, lockResponse, readStaffResponse } from '../responses/service';
import { grantReward } from '../rewards/service';
import { texts } from '../texts';
import { isReviewed } from '../views';

const PHOTO_SIZE = { maxWidth: 800, maxHeight: 1_000 };

export interface ReviewDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly privateFiles: PrivateStore;
  readonly pictureApproval: PictureApproval;
  readonly write: CallContext['write'];
}

/** The reward is given once, whatever is accepted twice, deleted or sent again. */
export async function acceptResponse(
  deps: ReviewDeps,
  { id, usePhoto }: { id: string; usePhoto: boolean },
  action: Action,
): Promise<StaffFormResponse> {
  const { db, files, write } = deps;
  // Before the transaction: preparing a picture takes longer than locks may be held.
  const photo = usePhoto ? await preparePhoto(deps, id) : null;
  let saved: string | null = null;
  const accept = async (tx: Tx) => {
    const { form, response, player } = await lockUndecided(tx, id, action);
    if (photo && photoIdOf(form, response) !== photo.id) {
      throw new InvalidAction(texts.reviews.changed);
    }
    let formerPhoto: string | null = null;
    if (photo) {
      saved = await files.savePicture(photo.picture);
      await deps.pictureApproval.withdraw(tx, { kind: 'player', id: player }, action);
      ({ formerPhoto } = await changePhoto(tx, { id: player, photo: saved }, action));
    }
    await saveReview(tx, { form, response, review: 'accepted', reason: null }, action);
    const points = form.rewardPoints && (await grantPoints(tx, form, player, action.now));
    await notifyPlayer(
      tx,
      { form, player, text: texts.notifications.accepted(form.title, points) },
      action,
    );
    return { formerPhoto, accepted: await readStaffResponse(tx, form, id) };
  };
  try {
    const { formerPhoto, accepted } = await write(accept);
    await deleteUnusedPicture({ db, files }, formerPhoto);
    return accepted;
  } catch (error) {
    await deleteUnusedPicture({ db, files }, saved);
    throw error;
  }
}

/** Decided again, it can be accepted; the player can change it while the form is open. */
export async function refuseResponse(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  action: Action,
): Promise<StaffFormResponse> {
  const { form, response, player } = await lockUndecided(tx, id, action);
  await saveReview(tx, { form, response, review: 'refused', reason }, action);
  await notifyPlayer(tx, { form, player, text: texts.notifications.refused(form.title) }, action);
  return readStaffResponse(tx, form, id);
}

async function preparePhoto(
  { db, privateFiles }: ReviewDeps,
  responseId: string,
): Promise<{ id: string; picture: Picture }> {
  const found = await responses.findById(db, responseId);
  const form = found && (await forms.findById(db, found.response.form));
  if (!form) throw new ObjectNotFound();
  const id = photoIdOf(form, found.response);
  const row = id === null ? undefined : await pictures.findById(db, id);
  if (!row) throw new InvalidParameter('usePhoto', texts.reviews.noPicture);
  const bytes = await readBytes(privateFiles, row);
  return { id: row.id, picture: await preparePicture(bytes, PHOTO_SIZE) };
}

function photoIdOf({ photoField }: FormRow, { answers }: responses.ResponseRow): string | null {
  if (photoField === null || !Object.hasOwn(answers, photoField)) return null;
  return String(answers[photoField]);
}

async function lockUndecided(tx: Tx, id: string, { actor }: Action) {
  const { form, response } = await lockResponse(tx, id);
  const { player } = response;
  if (!isReviewed(form) || player === null) throw new InvalidAction(texts.reviews.nothingToDecide);
  if (player === actor.id) throw new ForbiddenError(texts.reviews.own);
  if (response.deletedAt !== null) throw new InvalidAction(texts.reviews.deleted);
  if (response.review === 'accepted') throw new InvalidAction(texts.reviews.accepted);
  return { form, response, player };
}

function grantPoints(tx: Tx, form: FormRow, playerId: string, now: number): Promise<number | null> {
  return grantReward(tx, { formId: form.id, playerId, points: form.rewardPoints! }, now);
}

interface Review {
  readonly form: FormRow;
  readonly response: responses.ResponseRow;
  readonly review: 'accepted' | 'refused';
  readonly reason: string | null;
}

async function saveReview(
  tx: Tx,
  { form, response, review, reason }: Review,
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  await responses.update(tx, response.id, {
    ...{ review, reason },
    reviewedAt: now,
    reviewedBy: actor.id,
  });
  const details = { form, response, review, ...(reason === null ? {} : { reason }) };
  await auditResponse(tx, 'form.response_reviewed', details, action);
}

async function notifyPlayer(
  tx: Tx,
  { form, player, text }: { form: FormRow; player: string; text: { title: string; text: string } },
  { now }: Action,
): Promise<void> {
  await notify(tx, {
    ...text,
    accountIds: [player],
    type: 'account.response_reviewed',
    link: `/app/forms/${form.id}`,
    // A response can be refused a second time.
    key: `form ${form.id} ${now}`,
    now,
  });
}
