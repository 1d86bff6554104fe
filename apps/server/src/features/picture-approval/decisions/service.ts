/** What moderators decide about a picture that waits. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Action } from '../../../platform/calls/actor';
import type { CallContext } from '../../../platform/calls/handlers';
import type { Db, Tx } from '../../../platform/database/database';
import type { FileStore } from '../../../platform/files/store';
import { notify } from '../../notifications/service';
import { changePhoto } from '../../players/profile/service';
import { deleteUnusedPicture } from '../../players/service';
import { changeLogo } from '../../teams/profile/service';
import * as repository from '../repository';
import { close, type LockedOwner, lockOwner, record } from '../service';
import { texts } from '../texts';

interface Deps {
  readonly db: Db;
  readonly files: FileStore;
  readonly write: CallContext['write'];
}

export async function approve({ db, files, write }: Deps, id: string, action: Action) {
  let saved: string | null = null;
  const approveLocked = async (tx: Tx) => {
    const { submission, owner } = await lockPending(tx, id);
    const { picture, placeholder, width, height } = submission;
    if (!picture || !placeholder) throw new ObjectNotFound();
    // Behind the lock: a picture that was withdrawn or rejected meanwhile never becomes public.
    saved = await files.savePicture({ picture, placeholder, width, height });
    await close(tx, { id, state: 'approved' }, action);
    const former = await showPicture(tx, { owner, picture: saved }, action);
    await record(tx, { id, owner, change: 'approved' }, action);
    await notifyOwner(tx, { id, owner, change: 'approved' }, action);
    return former;
  };
  try {
    await deleteUnusedPicture({ db, files }, await write(approveLocked));
  } catch (error) {
    // Rolled back, so it still waits.
    await deleteUnusedPicture({ db, files }, saved);
    throw error;
  }
}

export async function reject(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  action: Action,
): Promise<void> {
  const { owner } = await lockPending(tx, id);
  await close(tx, { id, state: 'rejected', reason }, action);
  await record(tx, { id, owner, change: 'rejected', reason }, action);
  await notifyOwner(tx, { id, owner, change: 'rejected', reason }, action);
}

/** Refused once the owner has uploaded another picture, which the old one must not replace. */
export async function restore(tx: Tx, id: string, action: Action): Promise<void> {
  const { submission, owner } = await lockSubmission(tx, id);
  if (submission.state !== 'rejected') throw new InvalidAction(texts.notRejected);
  if (await repository.hasNewer(tx, owner, id)) throw new InvalidAction(texts.newerUpload);
  await repository.update(tx, id, {
    state: 'pending',
    reason: null,
    decidedAt: null,
    decidedBy: null,
  });
  await record(tx, { id, owner, change: 'restored' }, action);
  await notifyOwner(tx, { id, owner, change: 'restored' }, action);
}

async function lockPending(tx: Tx, id: string) {
  const locked = await lockSubmission(tx, id);
  const { state } = locked.submission;
  if (state === 'pending') return locked;
  if (state === 'withdrawn') throw new InvalidAction(texts.withdrawn);
  throw new InvalidAction(texts.decided[state](locked.decidedBy ?? texts.somebody));
}

async function lockSubmission(tx: Tx, id: string) {
  const found = await repository.findOwner(tx, id);
  if (!found) throw new ObjectNotFound();
  const owner = await lockOwner(tx, found);
  const locked = await repository.lockById(tx, id);
  if (!locked) throw new ObjectNotFound();
  return { ...locked, owner };
}

/** Resolves to the former picture. */
async function showPicture(
  tx: Tx,
  { owner, picture }: { owner: LockedOwner; picture: string },
  action: Action,
): Promise<string | null> {
  if (owner.teamName === null) {
    return (await changePhoto(tx, { id: owner.id, photo: picture }, action)).formerPhoto;
  }
  return (await changeLogo(tx, { team: owner.teamName, logo: picture }, action)).formerLogo;
}

interface OwnerNotice {
  readonly id: string;
  readonly owner: LockedOwner;
  readonly change: 'approved' | 'rejected' | 'restored';
  readonly reason?: string;
}

async function notifyOwner(
  tx: Tx,
  { id, owner: { accountId, teamName }, change, reason = '' }: OwnerNotice,
  { now }: Action,
): Promise<void> {
  if (accountId === null) return;
  const { notifications } = texts;
  const picture = teamName === null ? notifications.photo : notifications.logo(teamName);
  await notify(tx, {
    ...notifications[change](picture, reason),
    accountIds: [accountId],
    type: 'account.photo_reviewed',
    link: teamName === null ? '/app/dashboard' : `/app/teams/${encodeURIComponent(teamName)}`,
    // A picture can be rejected a second time.
    key: `picture ${id} ${change} ${now}`,
    now,
  });
}
