/**
 * Photos and logos that wait for a moderator. Every change locks the row of the owner first, as
 * uploads do: of two at once, the second sees what the first has done.
 */

import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { PictureSubmission, WaitingPicture } from '@mes/contract/picture-approval';
import { satisfies } from '@mes/domain/permissions/permissions';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import type { Picture } from '../../platform/files/pictures';
import { publish } from '../../platform/outbox/publish';
import type { PictureApproval, PictureOwner } from '../files/service';
import { assertManages, findTeam } from '../teams/service';
import { isApprovalOn } from './properties';
import * as repository from './repository';
import type { SubmissionState } from './tables';
import { toSubmission, toWaiting } from './views';

const MODERATOR = 'Moderator';

/** Moderators could approve their own pictures, so theirs show at once. */
export const pictureApproval: PictureApproval = {
  isNeeded: async (db, actor) =>
    !satisfies(actor.permissions, MODERATOR) && (await isApprovalOn(db)),
  submit,
  withdraw,
};

async function submit(
  tx: Tx,
  {
    owner,
    picture: { picture, placeholder, width, height },
  }: { owner: PictureOwner; picture: Picture },
  action: Action,
): Promise<void> {
  await withdraw(tx, owner, action);
  const { actor, now } = action;
  const id = uuidv7();
  await repository.insert(tx, owner, {
    ...{ id, picture, placeholder, width, height },
    uploadedAt: now,
    uploadedBy: actor.id,
  });
  await record(tx, { id, owner: await lockOwner(tx, owner), change: 'submitted' }, action);
}

async function withdraw(tx: Tx, owner: PictureOwner, action: Action): Promise<void> {
  const pending = await repository.findPending(tx, owner);
  if (!pending) return;
  const { id } = pending;
  await close(tx, { id, state: 'withdrawn' }, action);
  await record(tx, { id, owner: await lockOwner(tx, owner), change: 'withdrawn' }, action);
}

export async function listSubmissions(
  db: Db,
  query: { state: 'pending' | 'rejected'; page: number; size: number },
): Promise<{ data: PictureSubmission[]; total: number }> {
  const { rows, total } = await repository.findPage(db, query);
  return { data: rows.map(toSubmission), total };
}

/** The own photo, or the logo of a team that the actor manages. */
export async function readWaiting(
  db: Db,
  teamName: string | undefined,
  actor: Actor,
): Promise<{ picture: WaitingPicture | null }> {
  const pending = await repository.findPending(db, await findManagedOwner(db, teamName, actor));
  return { picture: pending ? toWaiting(pending) : null };
}

async function findManagedOwner(
  db: Db,
  teamName: string | undefined,
  actor: Actor,
): Promise<PictureOwner> {
  if (teamName === undefined) return { kind: 'player', id: actor.id };
  const team = await findTeam(db, teamName);
  assertManages(actor, team);
  return { kind: 'team', id: team.id };
}

/** For everybody else it does not exist. */
export async function readPicture(
  db: Db,
  id: string,
  actor: Actor,
): Promise<{ type: 'image/webp'; data: string }> {
  const found = await repository.findPicture(db, id);
  if (!found?.picture) throw new ObjectNotFound();
  const { state, player, leader, picture } = found;
  const isOwner = state === 'pending' && (player ?? leader) === actor.id;
  if (!isOwner && !satisfies(actor.permissions, MODERATOR)) throw new ObjectNotFound();
  return { type: 'image/webp', data: picture.toString('base64') };
}

export function deleteOldSubmissions(db: Db, now: number): Promise<void> {
  return repository.deleteOld(db, now - RETENTION.pictureSubmissions.ms);
}

/** The owner, as the log names it and as it is notified. */
export interface LockedOwner extends PictureOwner {
  /** Null for a team without a leader. */
  readonly accountId: string | null;
  /** Of a team. */
  readonly teamName: string | null;
}

/** Until the transaction ends. Owners who are gone are not found. */
export async function lockOwner(tx: Tx, { kind, id }: PictureOwner): Promise<LockedOwner> {
  if (kind === 'player') {
    if (!(await repository.lockPlayer(tx, id))) throw new ObjectNotFound();
    return { kind, id, accountId: id, teamName: null };
  }
  const team = await repository.lockTeam(tx, id);
  if (!team) throw new ObjectNotFound();
  return { kind, id, accountId: team.leader, teamName: team.name };
}

/** The bytes of a rejected picture stay, so that the rejection can be undone. */
export async function close(
  tx: Tx,
  {
    id,
    state,
    reason = null,
  }: { id: string; state: Exclude<SubmissionState, 'pending'>; reason?: string | null },
  { actor, now }: Action,
): Promise<void> {
  const bytes = state === 'rejected' ? {} : { picture: null, placeholder: null };
  await repository.update(tx, id, {
    ...bytes,
    state,
    reason,
    decidedAt: now,
    decidedBy: actor.id,
  });
}

interface SubmissionChange {
  readonly id: string;
  readonly owner: LockedOwner;
  readonly change: 'submitted' | 'withdrawn' | 'approved' | 'rejected' | 'restored';
  readonly reason?: string;
}

export async function record(
  tx: Tx,
  { id, owner, change, reason }: SubmissionChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `picture.${change}`,
    subject: owner.teamName === null ? `player:${owner.id}` : `team:${owner.teamName}`,
    before: null,
    after: { submission: id, ...(reason === undefined ? {} : { reason }) },
  });
  await publish(tx, channels.staff(), 'submission.changed', { id });
  if (owner.accountId !== null) {
    const accountId = owner.accountId;
    await publish(tx, channels.account(accountId), 'account.changed', { id: accountId });
  }
}
