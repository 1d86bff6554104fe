/** Making and lifting bans. Who may do so, and who is notified, is up to the caller. */
import { channels } from '@mes/contract/channels';
import type { Ban } from '@mes/contract/moderation-schemas';
import { BAN_SCOPES, type BanScope } from '@mes/domain/moderation/ban-scopes';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as repository from './repository';

export type { BanRow, BanSubject } from './repository';

/** With the name by which people know it: a player's id, a team's name. */
export interface NamedSubject extends repository.BanSubject {
  readonly key: string;
}

/** Newest first, with those that have ended. */
export function listBans(db: Db, subject: repository.BanSubject): Promise<repository.BanRow[]> {
  return repository.findAll(db, subject);
}

/** Locked, so that two moderators act one after the other. */
export function findUnliftedBan(tx: Tx, id: string): Promise<repository.UnliftedBan | undefined> {
  return repository.lockUnlifted(tx, id);
}

/** Replaces the ban of the same scope. Resolves to its id. */
export async function ban(
  tx: Tx,
  { subject, ban }: { subject: NamedSubject; ban: Ban },
  { actor, now }: Action,
): Promise<string> {
  const id = uuidv7();
  await repository.lockSubject(tx, subject);
  await repository.lift(tx, subject, { scopes: [ban.scope], at: now, by: actor.id });
  await repository.insert(tx, subject, {
    ...ban,
    id,
    createdAt: now,
    createdBy: actor.id,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'ban.created',
    subject: `${subject.kind}:${subject.id}`,
    after: ban,
  });
  await publishBan(tx, 'ban.created', subject);
  return id;
}

/** Lifts the bans of a scope, or all. Answers whether there was one. */
export async function liftBans(
  tx: Tx,
  { subject, scope }: { subject: NamedSubject; scope?: BanScope },
  { actor, now }: Action,
): Promise<boolean> {
  const scopes = scope === undefined ? BAN_SCOPES : [scope];
  const lifted = await repository.lift(tx, subject, { scopes, at: now, by: actor.id });
  if (lifted.length === 0) return false;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'ban.lifted',
    subject: `${subject.kind}:${subject.id}`,
    before: lifted,
  });
  await publishBan(tx, 'ban.lifted', subject);
  return true;
}

/** The page of a team shows its ban. */
async function publishBan(
  tx: Tx,
  type: 'ban.created' | 'ban.lifted',
  { kind, key }: NamedSubject,
): Promise<void> {
  await publish(tx, channels.blacklist(), type, { kind, id: key });
  if (kind === 'team') await publish(tx, channels.team(key), type, { kind, id: key });
}
