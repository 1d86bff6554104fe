/** Reads the messages that archived channels got while nobody was connected. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../../platform/database/availability';
import type { Database } from '../../../platform/database/database';
import type { DiscordClient } from '../../../platform/discord/client';
import { DiscordRefused, DiscordUnavailable } from '../../../platform/discord/errors';
import type { Log } from '../../../platform/log';
import {
  type ArchiveScope,
  fillChannel,
  findChannelsToFill,
  type OnMessages,
} from '../archive/service';

export interface Filling {
  /** Once at a time; a request meanwhile has it look again. */
  start(): void;
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly readScope: () => Promise<ArchiveScope>;
  readonly onMessages: OnMessages;
  readonly log: Log;
  readonly clock: () => number;
}

const RETRY_MS = 5_000;

export function createFilling({
  database,
  client,
  readScope,
  onMessages,
  log,
  clock,
}: Options): Filling {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    const refused = new Set<string>();
    while (!stopping.signal.aborted) {
      again = false;
      try {
        const channels = await findChannelsToFill(database.db, await readScope());
        for (const channel of channels.filter(({ id }) => !refused.has(id))) {
          if (stopping.signal.aborted) return;
          await fillChannel({ database, client, onMessages, clock }, channel).catch(
            (error: unknown) => {
              // The bot may not read it: the others are filled all the same.
              if (!(error instanceof DiscordRefused)) throw error;
              refused.add(channel.id);
              log.warn({ channel: channel.id, code: error.code }, 'a channel cannot be archived');
            },
          );
        }
        if (!again) return;
      } catch (error) {
        const waits = error instanceof DiscordUnavailable || isDatabaseUnavailable(error);
        if (!waits) throw error;
        const ms = error instanceof DiscordUnavailable ? error.retryAfterMs : undefined;
        const { signal } = stopping;
        await delay(ms ?? RETRY_MS, undefined, { ref: false, signal }).catch(() => {});
      }
    }
  }

  return {
    start() {
      again = true;
      running ??= run()
        .catch((error) => log.error({ err: error }, 'the archive was not filled'))
        .finally(() => {
          running = null;
        });
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
