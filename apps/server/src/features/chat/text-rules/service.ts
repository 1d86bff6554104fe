/** What a message must not contain: blocked words, and links that its channel does not take. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { findHosts, isKnownHost } from '@mes/domain/chat/links';
import { cleanMessage } from '@mes/domain/messages/text';
import type { Action } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import type { ChatChannelRow } from '../channels/repository';
import { isModerator } from '../channels/service';
import { readChatSettings } from '../properties';
import { texts } from '../texts';
import { hasBlockedWord } from '../words/service';
import * as repository from './repository';

const DAY_MS = 86_400_000;

export interface WrittenText {
  readonly text: string;
  /** Which links it takes. */
  readonly channel: Pick<ChatChannelRow, 'links'>;
  /** Of this site: links to it are always allowed. */
  readonly ownHost: string;
}

/** The text as it is stored. The rules do not apply to moderators. */
export async function checkText(
  db: Db,
  { text: written, ...rest }: WrittenText,
  action: Action,
): Promise<string> {
  const text = cleanMessage(written);
  if (text === null) throw new InvalidParameter('text', texts.empty);
  if (isModerator(action.actor)) return text;
  if (await hasBlockedWord(db, text)) throw new InvalidAction(texts.blockedWord);
  await assertLinks(db, { text, ...rest }, action);
  return text;
}

async function assertLinks(
  db: Db,
  { text, channel: { links }, ownHost }: WrittenText,
  { actor, now }: Action,
): Promise<void> {
  const hosts = findHosts(text).filter((host) => host !== ownHost);
  if (hosts.length === 0) return;
  if (links === 'off') throw new InvalidAction(texts.noLinks);
  const { knownHosts, linkAccountDays } = await readChatSettings(db);
  if (hosts.every((host) => isKnownHost(host, knownHosts))) return;
  if (links === 'known_hosts') throw new InvalidAction(texts.unknownLink);
  const registeredAt = (await repository.findRegisteredAt(db, actor.id)) ?? now;
  if (now - registeredAt < linkAccountDays * DAY_MS)
    throw new InvalidAction(texts.linksOfNewAccounts(linkAccountDays));
}
