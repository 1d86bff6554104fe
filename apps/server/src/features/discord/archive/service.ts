/** Messages of archived channels: those of tickets and those that staff chose. */
import { channels } from '@mes/contract/channels';
import type { DiscordMessage } from '@mes/contract/discord';
import type { APIMessage } from 'discord-api-types/v10';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { DiscordClient } from '../../../platform/discord/client';
import { publish } from '../../../platform/outbox/publish';
import { eraseCopies } from '../mirror/repository';
import { deleteOfEmptied, findSaved, queuePictures } from '../pictures/service';
import { saveUsers } from '../repository';
import { toMessage, toMessageRow, toUserRow } from '../views';
import * as repository from './repository';

export interface ArchiveScope {
  readonly channelIds: readonly string[];
  readonly categoryId: string | null;
}

/** Messages of a channel were saved. */
export type OnMessages = (tx: Tx, channelId: string) => Promise<void>;

interface Page {
  readonly start: number;
  readonly count: number;
  readonly excludeDeleted: boolean;
}

export async function listMessages(
  db: Db,
  query: Page & { channelId: string; before?: string; reversed: boolean },
): Promise<{ messages: DiscordMessage[]; total: number }> {
  const rows = await repository.findPage(db, query);
  return {
    messages: await toMessages(db, rows),
    total: await repository.countInChannel(db, query),
  };
}

/** Newest first. The total counts to 100, or to one beyond the page. */
export async function searchMessages(
  db: Db,
  { text, ...page }: Page & { text: string; channelId?: string },
): Promise<{ messages: DiscordMessage[]; total: number }> {
  const query = toQuery(text);
  if (query === null) return { messages: [], total: 0 };
  const { rows, total } = await repository.search(db, { ...page, query });
  return { messages: await toMessages(db, rows), total };
}

const MAX_WORDS = 8;

/** Every word must occur; the last may be unfinished. Null if there is none. */
export function toQuery(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  const last = words.length - 1;
  return words
    .slice(0, MAX_WORDS)
    .map((word, index) => (index === last && word.length > 2 ? `${word}:*` : word))
    .join(' & ');
}

/** Also for messages that are there already: a newer version replaces the text and keeps the old one. */
export async function saveMessages(
  tx: Tx,
  messages: readonly APIMessage[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const authors = new Map(messages.map(({ author }) => [author.id, toUserRow(author, now)]));
  await saveUsers(tx, [...authors.values()]);
  const rows = messages.map(toMessageRow);
  const before = await repository.findTexts(
    tx,
    rows.map(({ id }) => id),
  );
  const edits = rows.flatMap(({ id, text, editedAt }) => {
    const old = before.get(id);
    if (!old || old.text === text || editedAt === null || editedAt <= (old.editedAt ?? 0))
      return [];
    return [{ message: id, editedAt: old.editedAt ?? old.sentAt, text: old.text }];
  });
  await repository.insertEdits(tx, edits);
  await repository.save(tx, rows);
  await queuePictures(tx, messages, now);
  await publishChanges(
    tx,
    rows.map(({ channel }) => channel),
  );
}

export async function markDeleted(
  tx: Tx,
  { channelId, ids, now }: { channelId: string; ids: readonly string[]; now: number },
): Promise<void> {
  await repository.markDeleted(tx, ids, now);
  await publishChanges(tx, [channelId]);
}

/**
 * What they wrote is gone; that something was written stays. Resolves to the files of the pictures, which
 * are to be deleted after the commit.
 */
export async function eraseAuthor(tx: Tx, author: string): Promise<string[]> {
  await publishChanges(tx, await repository.eraseAuthor(tx, author));
  return deleteOfEmptied(tx);
}

/** Of messages that have been emptied on the site. Resolves to the files, as above. */
export async function eraseTicketCopies(tx: Tx): Promise<string[]> {
  await publishChanges(tx, await eraseCopies(tx));
  return deleteOfEmptied(tx);
}

async function publishChanges(tx: Tx, channelIds: readonly string[]): Promise<void> {
  for (const channel of [...new Set(channelIds)].sort())
    await publish(tx, channels.discordChannel(channel), 'discord.messages_changed', { channel });
}

export const { markGaps, advance } = repository;

const PAGE_SIZE = 100;

/**
 * Reads what a channel got while nobody was connected. Repeating it changes nothing. Throws
 * DiscordUnavailable or DiscordRefused.
 */
export async function fillChannel(
  {
    database,
    client,
    onMessages,
    clock,
  }: { database: Database; client: DiscordClient; onMessages: OnMessages; clock: () => number },
  { id: channelId, completeTo }: { id: string; completeTo: string | null },
): Promise<void> {
  let after = completeTo ?? '0';
  for (;;) {
    const page = await client.findMessages(channelId, { after, limit: PAGE_SIZE });
    const newest = page.reduce((highest, { id }) => laterOf(highest, id), after);
    await database.transaction(async (tx) => {
      await saveMessages(tx, page, clock());
      await onMessages(tx, channelId);
      await repository.markComplete(tx, { channelId, completeTo: newest, caughtUp: false });
    });
    after = newest;
    if (page.length < PAGE_SIZE) break;
  }
  // Edits and deletions are not listed anywhere: at least the newest messages are compared.
  const newest = await client.findMessages(channelId, { limit: PAGE_SIZE });
  await database.transaction(async (tx) => {
    await saveMessages(tx, newest, clock());
    await markMissingDeleted(tx, { channelId, newest, now: clock() });
    await repository.markComplete(tx, { channelId, completeTo: after, caughtUp: true });
  });
}

export function findChannelsToFill(db: Db, scope: ArchiveScope) {
  return repository.findChannelsToFill(db, scope);
}

async function markMissingDeleted(
  tx: Tx,
  { channelId, newest, now }: { channelId: string; newest: readonly APIMessage[]; now: number },
): Promise<void> {
  const [first] = newest;
  const last = newest.at(-1);
  if (!first || !last) return;
  const existing = new Set(newest.map(({ id }) => id));
  const stored = await repository.findIdsBetween(tx, {
    channelId,
    oldest: last.id,
    newest: first.id,
  });
  const missing = stored.filter((id) => !existing.has(id));
  await markDeleted(tx, { channelId, ids: missing, now });
}

function laterOf(one: string, other: string): string {
  return BigInt(one) > BigInt(other) ? one : other;
}

/** Of the channels below a category, oldest first. */
export async function listMessagesSince(
  db: Db,
  query: Page & { categoryId: string; since: number },
): Promise<DiscordMessage[]> {
  const rows = await repository.findPageSince(db, query);
  return toMessages(db, rows);
}

/** With the copies of their pictures. */
async function toMessages(
  db: Db,
  rows: Awaited<ReturnType<typeof repository.findPage>>,
): Promise<DiscordMessage[]> {
  const withAttachments = rows.filter(({ message }) => message.attachments.length > 0);
  const pictures = await findSaved(
    db,
    withAttachments.map(({ message }) => message.id),
  );
  return rows.map(({ message, author }) => toMessage(message, author, pictures));
}
