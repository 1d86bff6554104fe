/**
 * Copies the pictures of archived messages: the addresses of Discord expire after about a day. A copy is
 * encoded again like every upload, so what is no picture is refused whatever it calls itself.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound, ProductError } from '@mes/contract/errors';
import type { APIMessage } from 'discord-api-types/v10';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { DiscordClient } from '../../../platform/discord/client';
import { DiscordRefused } from '../../../platform/discord/errors';
import { type Picture, preparePicture } from '../../../platform/files/pictures';
import type { PrivateStore } from '../../../platform/files/private-store';
import type { Log } from '../../../platform/log';
import { DownloadError, download } from '../../../platform/network/download';
import type { Network } from '../../../platform/network/network';
import { publish } from '../../../platform/outbox/publish';
import { type TickerTask, wakeTask } from '../../../platform/ticker';
import { addPictureToMessage } from '../../support/pictures/service';
import * as repository from './repository';

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly files: PrivateStore;
  readonly network: Network;
  readonly log: Log;
  readonly clock: () => number;
}

type ClaimedPicture = NonNullable<Awaited<ReturnType<typeof repository.claimFirst>>>;

const TASK = 'copy pictures of Discord';
const EVERY_MS = 60_000;
const HOSTS = ['cdn.discordapp.com', 'media.discordapp.net'];
const LIMITS = { maxBytes: 8 * 1024 * 1024, timeoutMs: 15_000 };
const SIZE = { maxWidth: 1_920, maxHeight: 1_920 };
/** Longer than a download and its encoding take. */
const CLAIM_MS = 60_000;
const MAX_PER_RUN = 50;
const MAX_ATTEMPTS = 6;
/** How Discord answers for an address that has expired, or a file that is gone. */
const GONE = [403, 404, 410];

export function createPictureCopier({
  database,
  client,
  files,
  network,
  log,
  clock,
}: Options): TickerTask {
  const { db } = database;

  async function run(): Promise<void> {
    for (let copied = 0; copied < MAX_PER_RUN; copied++) {
      const now = clock();
      const claimed = await repository.claimFirst(db, { now, until: now + CLAIM_MS });
      if (!claimed) return;
      await copy(claimed);
    }
  }

  async function copy(claimed: ClaimedPicture): Promise<void> {
    try {
      await save(claimed, await preparePicture(await fetchPicture(claimed), SIZE));
    } catch (error) {
      const isFinal = error instanceof Refused || error instanceof ProductError;
      if (isFinal || claimed.attempt >= MAX_ATTEMPTS) {
        log.warn({ picture: claimed.id, reason: reasonOf(error) }, 'a picture was not copied');
        await repository.update(db, claimed.id, { state: 'refused' });
      }
      // Otherwise it is claimed again once the claim of this try has ended.
    }
  }

  async function fetchPicture(claimed: ClaimedPicture): Promise<Buffer> {
    try {
      return await fetchFrom(claimed.url);
    } catch (error) {
      const isGone = error instanceof DownloadError && GONE.includes(Number(error.problem));
      if (!isGone) throw error;
      return fetchFrom(await findNewUrl(claimed));
    }
  }

  async function fetchFrom(address: string): Promise<Buffer> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !network.allows(url) || !HOSTS.includes(url.hostname))
      throw new Refused('not an address of Discord');
    return download(network, url, LIMITS).catch((error: unknown) => {
      const isFinal = error instanceof DownloadError && error.problem === 'too_large';
      throw isFinal ? new Refused('too large') : error;
    });
  }

  /** Discord signs the address anew whenever the message is read. */
  async function findNewUrl({ id, message, channel }: ClaimedPicture): Promise<string> {
    const current = await client.findMessage(channel, message).catch((error: unknown) => {
      throw error instanceof DiscordRefused ? new Refused('the message is gone') : error;
    });
    const attachment = current.attachments.find((each) => each.id === id);
    if (!attachment) throw new Refused('the message has lost it');
    return attachment.url;
  }

  async function save(claimed: ClaimedPicture, picture: Picture): Promise<void> {
    const { id, message, channel, name } = claimed;
    const { width, height } = picture;
    const file = `discord/${uuidv7()}.webp`;
    await files.put(file, Readable.from([picture.picture]));
    try {
      await database.transaction(async (tx) => {
        const change = { state: 'saved', file, width, height } as const;
        if (!(await repository.update(tx, id, change))) throw new Refused('the message was erased');
        await publish(tx, channels.discordChannel(channel), 'discord.messages_changed', {
          channel,
        });
        const ticketMessage = await repository.findTicketMessage(tx, message);
        if (ticketMessage === null) return;
        await addPictureToMessage(tx, files, { message: ticketMessage, name, picture }, clock());
      });
    } catch (error) {
      await files.delete(file);
      throw error;
    }
  }

  return { name: TASK, everyMs: EVERY_MS, runAtStart: true, run };
}

/** It is not tried again. */
class Refused extends Error {}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Of messages that were just saved. */
export async function queuePictures(
  tx: Tx,
  messages: readonly APIMessage[],
  now: number,
): Promise<void> {
  const rows = messages.flatMap(({ id: message, attachments }) =>
    attachments
      .filter(({ content_type: type, filename }) => isPicture({ type, name: filename }))
      .map(({ id, filename, url, size }) => {
        const state = size > LIMITS.maxBytes ? ('refused' as const) : ('waiting' as const);
        return { id, message, name: filename, url, state, notBefore: now };
      }),
  );
  if ((await repository.insert(tx, rows)) > 0) wakeTask(tx, TASK);
}

const PICTURE_NAME = /\.(png|jpe?g|webp|gif|avif)$/i;

/** By what Discord says of it; whether it is one shows when it is encoded. */
export function isPicture({
  type,
  name,
}: {
  type: string | null | undefined;
  name: string;
}): boolean {
  return type ? type.startsWith('image/') : PICTURE_NAME.test(name);
}

export async function readPicture(
  { db, files }: { db: Db; files: PrivateStore },
  id: string,
): Promise<{ type: 'image/webp'; data: string }> {
  const file = await repository.findFile(db, id);
  const content = file && (await files.get(file));
  if (!content) throw new ObjectNotFound();
  return { type: 'image/webp', data: (await buffer(content)).toString('base64') };
}

export const { deleteOfEmptied, findSaved } = repository;
