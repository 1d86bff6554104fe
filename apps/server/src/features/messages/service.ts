import { channels } from '@mes/contract/channels';
import {
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
  TooManyRequests,
} from '@mes/contract/errors';
import type { Conversation, PrivateChannel, PrivateMessage } from '@mes/contract/messages';
import { cleanMessage, createExcerpt } from '@mes/domain/messages/text';
import { v7 as uuidv7 } from 'uuid';
import type { Action, AnyAction } from '../../platform/calls/actor';
import type { Database, Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { wakeTask } from '../../platform/ticker';
import { assertNotBanned } from '../moderation/service';
import * as notifications from '../notifications/service';
import type { ConversationRow, Pair, PrivateMessageRow } from './repository';
import * as repository from './repository';
import { texts } from './texts';
import { toReference } from './views';

interface Reading {
  readonly before?: string;
  readonly count: number;
  readonly now: number;
}

type PlayerRow = NonNullable<Awaited<ReturnType<typeof repository.findPlayer>>>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** More than anyone types; a script notices. */
const MESSAGES_A_MINUTE = 30;
const CONVERSATIONS_A_DAY = 50;
/** Accounts made to advertise are new and in no team. */
const NEWCOMER_MS = 7 * DAY_MS;
const CONVERSATIONS_A_DAY_OF_NEWCOMERS = 5;
/** Whoever has the conversation open has read it by then. */
const NOTIFY_AFTER_MS = 20_000;
/** The task of the ticker. */
export const NOTIFY_UNREAD = 'notify of unread messages';
const NOTIFIED_AT_ONCE = 100;
const EXCERPT = 140;

/** Goes live to both sides: the sender may have the conversation open a second time. */
export async function send(
  tx: Tx,
  { to, message }: { to: string; message: string },
  { actor, now }: Action,
): Promise<PrivateMessage> {
  assertNotBanned(actor, 'chat');
  const text = cleanMessage(message);
  if (text === null) throw new InvalidParameter('message', texts.empty);
  const pair = { accountId: actor.id, otherId: to };
  const receiver = await findExisting(tx, to);
  const refusal = validateReceiver(receiver, actor.id);
  if (refusal) throw new InvalidAction(refusal);

  await repository.lockSender(tx, actor.id);
  await assertPace(tx, actor.id, now);
  await assertNotBlocked(tx, pair);
  const conversation =
    (await repository.findConversationForUpdate(tx, pair)) ??
    (await startConversation(tx, pair, now));
  const sent = await repository.insertMessage(tx, {
    id: uuidv7(),
    conversation: conversation.id,
    sender: actor.id,
    text,
    sentAt: now,
  });
  await repository.saveSenderSide(tx, pair, sent);
  const otherSide = { accountId: to, otherId: actor.id };
  await repository.saveReceiverSide(tx, otherSide, sent, now + NOTIFY_AFTER_MS);
  wakeTask(tx, NOTIFY_UNREAD);
  await publishMessage(tx, sent, { pair, receiver, now });
  // Whoever answers has read what came before.
  await markRead(tx, pair, { actor, now });
  return toMessage(sent, now);
}

export async function read(
  db: Db,
  pair: Pair,
  { before, count, now }: Reading,
): Promise<Omit<Conversation, 'action'>> {
  const player = await findExisting(db, pair.otherId);
  const [side, blocks] = await Promise.all([
    repository.findSide(db, pair),
    repository.findBlocks(db, pair),
  ]);
  const rows = side
    ? await repository.findMessages(db, {
        conversationId: side.conversation,
        before,
        count: count + 1,
      })
    : [];
  return {
    user: toReference(player),
    messages: rows.slice(0, count).map((row) => toMessage(row, now)),
    more: rows.length > count,
    unread: side?.unread ?? 0,
    blocked: blocks.some(({ account }) => account === pair.accountId),
    refusal: validateReceiver(player, pair.accountId),
  };
}

export async function listChannels(
  db: Db,
  accountId: string,
  { before, count, now }: Reading,
): Promise<{ channels: PrivateChannel[]; more: boolean }> {
  const rows = await repository.findChannels(db, { accountId, before, count: count + 1 });
  return {
    channels: rows.slice(0, count).map(({ user, last, unread }) => ({
      user: toReference(user),
      last: toMessage(last, now),
      unread,
    })),
    more: rows.length > count,
  };
}

export function countUnread(db: Db, accountId: string): Promise<number> {
  return repository.sumUnread(db, accountId);
}

/** Resolves to the number of messages that are still unread: those that came after `upTo`. */
export async function markRead(
  tx: Tx,
  { upTo, ...pair }: Pair & { upTo?: string },
  { now }: AnyAction,
): Promise<number> {
  const { accountId, otherId } = pair;
  const side = await repository.findSideForUpdate(tx, pair);
  if (!side || side.unread === 0) return 0;
  const { conversation } = side;
  const unread =
    upTo === undefined
      ? 0
      : await repository.countReceivedAfter(tx, {
          conversationId: conversation,
          accountId,
          after: upTo,
        });
  if (unread >= side.unread) return side.unread;

  const notifyAt = unread === 0 ? null : side.notifyAt;
  await repository.updateSide(tx, pair, { unread, notifyAt });
  await notifications.markReadAbout(tx, {
    accountId,
    types: ['message.received'],
    link: pageOf(otherId),
    now,
  });
  await publish(tx, channels.account(accountId), 'message.read', { userId: otherId, unread });
  return unread;
}

/**
 * One notification a conversation, for everything in it that was not read in time. Resolves to the
 * time of the next one.
 */
export async function notifyUnread(database: Database, now: number): Promise<number | null> {
  return database.transaction(async (tx) => {
    const due = await repository.lockDueToNotify(tx, { now, count: NOTIFIED_AT_ONCE });
    for (const { account, other, unread, conversation, lastMessage, text } of due.toSorted(
      byAccount,
    )) {
      await repository.updateSide(
        tx,
        { accountId: account, otherId: other.id },
        { unread, notifyAt: null },
      );
      await notifications.notify(tx, {
        accountIds: [account],
        type: 'message.received',
        title: texts.unread(unread, other.name),
        text: createExcerpt(text, EXCERPT),
        link: pageOf(other.id),
        key: `message:${conversation}:${lastMessage}`,
        now,
      });
    }
    return repository.findNextNotifyAt(tx);
  });
}

export async function findExisting(db: Db, id: string): Promise<PlayerRow> {
  const player = await repository.findPlayer(db, id);
  if (!player) throw new ObjectNotFound();
  return player;
}

function validateReceiver({ id, registeredAt }: PlayerRow, writer: string): string | null {
  if (id === writer) return texts.writeToSelf;
  if (registeredAt === null) return texts.noAccount;
  return null;
}

async function assertPace(tx: Tx, senderId: string, now: number): Promise<void> {
  const sent = await repository.countSentSince(tx, { senderId, since: now - MINUTE_MS });
  if (sent >= MESSAGES_A_MINUTE) throw new TooManyRequests(10);
}

/** Who is blocked learns that nothing arrives, and not why. */
async function assertNotBlocked(tx: Tx, pair: Pair): Promise<void> {
  const blocks = await repository.findBlocks(tx, pair);
  if (blocks.some(({ account }) => account === pair.accountId))
    throw new InvalidAction(texts.blockedByYou);
  if (blocks.length > 0) throw new InvalidAction(texts.notAccepted);
}

async function startConversation(tx: Tx, pair: Pair, now: number): Promise<ConversationRow> {
  const { accountId } = pair;
  const starter = await findExisting(tx, accountId);
  const isNewcomer = starter.team === null && now - (starter.registeredAt ?? now) < NEWCOMER_MS;
  const most = isNewcomer ? CONVERSATIONS_A_DAY_OF_NEWCOMERS : CONVERSATIONS_A_DAY;
  const started = await repository.countStartedSince(tx, {
    accountId,
    since: now - DAY_MS,
  });
  if (started >= most) throw new InvalidAction(texts.tooManyConversations(most));
  const conversation = await repository.insertConversation(tx, {
    id: uuidv7(),
    ...repository.ordered(pair),
    startedBy: accountId,
    createdAt: now,
  });
  return conversation ?? (await repository.findConversationForUpdate(tx, pair))!;
}

async function publishMessage(
  tx: Tx,
  sent: PrivateMessageRow,
  { pair, receiver, now }: { pair: Pair; receiver: PlayerRow; now: number },
): Promise<void> {
  const message = toMessage(sent, now);
  const sender = await findExisting(tx, pair.accountId);
  await publish(tx, channels.account(pair.accountId), 'message.added', {
    user: toReference(receiver),
    message,
  });
  await publish(tx, channels.account(pair.otherId), 'message.added', {
    user: toReference(sender),
    message,
  });
}

function toMessage({ id, sender, text, sentAt }: PrivateMessageRow, now: number): PrivateMessage {
  return { id, userId: sender, message: text, sentAt, age: Math.max(0, now - sentAt) };
}

/** Events are published in the same order of accounts everywhere, so that transactions cannot deadlock. */
function byAccount(one: { account: string }, other: { account: string }): number {
  return one.account < other.account ? -1 : 1;
}

function pageOf(playerId: string): string {
  return `/app/messages/${playerId}`;
}
