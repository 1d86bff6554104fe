/** How far each account has read each channel. Who never opened a channel has nothing unread in it. */
import { channels } from '@mes/contract/channels';
import type { OwnChatState } from '@mes/contract/chat-schemas';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { markReadAbout } from '../../notifications/service';
import { getReadable, listReadable } from '../channels/service';
import { pageOf } from '../mentions/service';
import { findTimeOut } from '../time-outs/service';
import * as repository from './repository';

/** More than that is shown as 99+. */
const MOST_UNREAD = 100;

export async function readOwnState(db: Db, actor: Actor, now: number): Promise<OwnChatState> {
  const [readable, states, timeOut] = await Promise.all([
    listReadable(db, actor),
    repository.findAllByAccount(db, { accountId: actor.id, most: MOST_UNREAD }),
    findTimeOut(db, { playerId: actor.id, now }),
  ]);
  const ids = new Set(readable.map(({ id }) => id));
  return {
    channels: states.filter(({ channel }) => ids.has(channel)),
    timeOut,
    banned: actor.bans.includes('chat'),
  };
}

interface ReadInput {
  readonly channel: string;
  readonly upTo: string;
}

/** The other pages of the account count along. */
export async function markRead(tx: Tx, input: ReadInput, action: Action): Promise<void> {
  const { channel: channelId, upTo } = input;
  const accountId = action.actor.id;
  await getReadable(tx, channelId, action.actor);
  if (!(await saveReadMark(tx, input, action))) return;
  const unread = await repository.countUnread(tx, {
    ...{ accountId, channelId, upTo },
    most: MOST_UNREAD,
  });
  await publish(tx, channels.account(accountId), 'chat.channel_read', {
    channel: channelId,
    lastRead: upTo,
    unread,
  });
}

/** Without an event: the pages of an author see the own message. Returns whether the mark has moved. */
export async function saveReadMark(
  tx: Tx,
  { channel: channelId, upTo }: ReadInput,
  { actor: { id: accountId }, now }: Action,
): Promise<boolean> {
  const hasMoved = await repository.save(tx, { accountId, channelId, upTo });
  if (!hasMoved) return false;
  await markReadAbout(tx, { accountId, types: ['chat.mentioned'], link: pageOf(channelId), now });
  return true;
}
