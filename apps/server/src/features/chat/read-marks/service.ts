/** How far each account has read each channel. Who never opened a channel has nothing unread in it. */
import type { OwnChatState } from '@mes/contract/chat-schemas';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
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

export async function markRead(
  tx: Tx,
  { channel: channelId, upTo }: { channel: string; upTo: string },
  { actor, now }: Action,
): Promise<void> {
  await getReadable(tx, channelId, actor);
  const accountId = actor.id;
  await repository.save(tx, { accountId, channelId, upTo });
  await markReadAbout(tx, { accountId, types: ['chat.mentioned'], link: pageOf(channelId), now });
}
