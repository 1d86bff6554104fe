import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import {
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindShape,
  type NotificationType,
} from '@mes/contract/notification-kinds';
import type {
  Notification,
  NotificationPreference,
  WithoutResult,
} from '@mes/contract/notifications';
import { satisfies } from '@mes/domain/permissions/permissions';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../platform/calls/actor';
import type { Database, Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { wakeTask } from '../../platform/ticker';
import type { Push } from '../push/service';
import type { NotificationRow } from './repository';
import * as repository from './repository';

export interface NewNotification {
  /** Player ids; who has no account is left out. */
  readonly accountIds: readonly string[];
  readonly type: NotificationType;
  readonly title: string;
  readonly text: string;
  /** A path of the site that a click opens, such as `/app/match/12`, or null for none. */
  readonly link: string | null;
  /** What people read who want no results; needed where the title or the text tells one. */
  readonly withoutResult?: WithoutResult;
  /** Identifies the occasion: an account gets one notification for a key, however often it is sent. */
  readonly key: string;
  readonly now: number;
}

const PUSH_BATCH_SIZE = 100;
const INBOX = '/app/notifications';
/** The task of the ticker. */
export const PUSH_NOTIFICATIONS = 'push notifications';

/**
 * Notifies accounts, each in the ways that it chose: in the inbox and live on the channel
 * `account:{id}`, and by push after the commit.
 */
export async function notify(
  tx: Tx,
  { accountIds, type, title, text, link, withoutResult, key, now }: NewNotification,
): Promise<void> {
  if (link !== null) assertPathOfSite(link);
  const receivers = await repository.findReceivers(tx, {
    playerIds: accountIds,
    kind: kindOf(type),
  });
  const rows = receivers.map(({ account, site, push, hasBrowser }) => ({
    id: uuidv7(),
    account,
    key,
    type,
    title,
    text,
    link,
    withoutResult: withoutResult ?? null,
    createdAt: now,
    listed: site ?? true,
    pushAt: (push ?? true) && hasBrowser ? now : null,
  }));
  const wanted = rows.filter(({ listed, pushAt }) => listed || pushAt !== null);
  if (wanted.length === 0) return;

  const added = await repository.insert(tx, wanted);
  if (added.some(({ pushAt }) => pushAt !== null)) wakeTask(tx, PUSH_NOTIFICATIONS);
  for (const row of added) {
    if (!row.listed) continue;
    const notification = toNotification(row);
    await publish(tx, channels.account(row.account), 'notification.added', { notification });
  }
}

export async function list(
  db: Db,
  {
    accountId,
    ...wanted
  }: { accountId: string; unreadOnly: boolean; before?: string; count: number },
) {
  const rows = await repository.findPage(db, { accountId, ...wanted, count: wanted.count + 1 });
  return {
    notifications: rows.slice(0, wanted.count).map(toNotification),
    more: rows.length > wanted.count,
    unread: await repository.countUnread(db, accountId),
  };
}

export function countUnread(db: Db, accountId: string): Promise<number> {
  return repository.countUnread(db, accountId);
}

export async function markRead(
  tx: Tx,
  { accountId, id, now }: { accountId: string; id: string; now: number },
): Promise<{ notification: Notification; unread: number }> {
  const read = await repository.markRead(tx, { accountId, id, now });
  const row = await repository.findById(tx, { accountId, id });
  if (!row) throw new ObjectNotFound();
  if (read.length > 0) await publishRead(tx, accountId, { ids: read });
  return {
    notification: toNotification(row),
    unread: await repository.countUnread(tx, accountId),
  };
}

/** Those that came after `upTo` stay unread: nobody has seen them yet. */
export async function markAllRead(
  tx: Tx,
  { accountId, upTo, now }: { accountId: string; upTo?: string; now: number },
): Promise<number> {
  const read = await repository.markRead(tx, { accountId, upTo, now });
  if (read.length > 0) await publishRead(tx, accountId, { upTo: newestId(read) });
  return repository.countUnread(tx, accountId);
}

/** For features whose own page replaces a notification: after a visit it counts as read. */
export async function markReadAbout(
  tx: Tx,
  {
    accountId,
    types,
    link,
    now,
  }: { accountId: string; types: readonly NotificationType[]; link: string; now: number },
): Promise<void> {
  const read = await repository.markRead(tx, { accountId, about: { types, link }, now });
  if (read.length > 0) await publishRead(tx, accountId, { ids: read });
}

/** Of the kinds that concern the account: those for staff are not shown to others. */
export async function preferences(
  db: Db,
  { id, permissions }: Pick<Actor, 'id' | 'permissions'>,
): Promise<NotificationPreference[]> {
  const chosen = await repository.findPreferences(db, id);
  const kinds: Readonly<Record<NotificationKind, NotificationKindShape>> = NOTIFICATION_KINDS;
  const own = NOTIFICATION_KIND_NAMES.filter((kind) => {
    const { who } = kinds[kind];
    return who === undefined || satisfies(permissions, who);
  });
  return own.map((kind) => {
    const { label, about } = NOTIFICATION_KINDS[kind];
    const { site = true, push = true } = chosen.find((each) => each.kind === kind) ?? {};
    return { kind, label, about, site, push };
  });
}

export async function setPreference(
  tx: Tx,
  choice: { kind: NotificationKind; site?: boolean; push?: boolean },
  actor: Pick<Actor, 'id' | 'permissions'>,
): Promise<NotificationPreference[]> {
  await repository.savePreference(tx, { ...choice, accountId: actor.id });
  const { kind } = choice;
  await publish(tx, channels.account(actor.id), 'notification.preferences_changed', { kind });
  return preferences(tx, actor);
}

/** Hands what is due over to push, except what was read meanwhile. */
export async function pushDue(database: Database, push: Push, now: number): Promise<void> {
  let more = true;
  while (more) more = await database.transaction((tx) => pushBatch(tx, push, now));
}

/** Answers whether there may be more. */
async function pushBatch(tx: Tx, push: Push, now: number): Promise<boolean> {
  const due = await repository.lockDueForPush(tx, { now, count: PUSH_BATCH_SIZE });
  const hidden = await repository.findSpoilerFree(
    tx,
    due.flatMap(({ account, withoutResult }) => (withoutResult ? [account] : [])),
  );
  for (const { id, account, link, readAt, withoutResult, ...full } of due) {
    if (readAt !== null) continue;
    const url = link ?? INBOX;
    const { title, text } = (hidden.has(account) && withoutResult) || full;
    await push.notify(tx, {
      accountId: account,
      title,
      body: text,
      url,
      key: `notification:${id}`,
      now,
    });
  }
  if (due.length > 0)
    await repository.clearPush(
      tx,
      due.map(({ id }) => id),
    );
  return due.length === PUSH_BATCH_SIZE;
}

export async function deleteOld(db: Db, now: number): Promise<void> {
  let more = true;
  while (more)
    more = await repository.deleteBatchCreatedBefore(db, now - RETENTION.notifications.ms);
}

async function publishRead(
  tx: Tx,
  accountId: string,
  which: { ids: string[] } | { upTo: string },
): Promise<void> {
  await publish(tx, channels.account(accountId), 'notification.read', which);
}

function toNotification({
  id,
  type,
  title,
  text,
  link,
  withoutResult,
  createdAt,
  readAt,
}: NotificationRow): Notification {
  return { id, kind: kindOf(type), type, title, text, link, withoutResult, createdAt, readAt };
}

const kinds = new Map<string, NotificationKind>(
  NOTIFICATION_KIND_NAMES.flatMap((kind) =>
    NOTIFICATION_KINDS[kind].types.map((type) => [type, kind] as const),
  ),
);

function kindOf(type: NotificationType): NotificationKind {
  const kind = kinds.get(type);
  if (!kind) throw new Error(`No kind of notification has the type '${type}'.`);
  return kind;
}

/** Anything else would lead people away from the site, or push would refuse it later. */
function assertPathOfSite(link: string): void {
  if (!/^\/app(\/|$)/.test(link)) throw new Error(`'${link}' is not a path of the site.`);
}

function newestId(ids: readonly string[]): string {
  return ids.toSorted().at(-1)!;
}
