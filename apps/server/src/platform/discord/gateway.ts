/**
 * A connection to Discord's gateway. Dispatches are applied one after the other. Each is handed over
 * with the session as it is after it, so that the listener can store both together: another
 * process then resumes exactly where this one stopped.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { GatewayDispatchPayload, GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { Log } from '../log';
import type { DiscordClient } from './client';
import { IntentsNotAllowed } from './errors';

export type DiscordSession = SessionInfo;
export type Dispatch = GatewayDispatchPayload;

export interface GatewayListener {
  /** A session began; what happened before it is not sent. */
  onReady(ready: GatewayReadyDispatchData): void;
  onResumed(): void;
  onClosed(reason: string): void;
  /** Discord refuses the token or the intents; this connection is not tried again. */
  onRefused(reason: Error): void;
  /** At once and in no order, for what must be answered within seconds. */
  onReceived(dispatch: Dispatch): void;
  /** In order; the next one follows once it has resolved. It must not reject. */
  apply(dispatch: Dispatch, session: DiscordSession | null): Promise<void>;
}

interface Options {
  readonly client: DiscordClient;
  readonly token: string;
  /** Resumes it where there is one. */
  readonly session: DiscordSession | null;
  /** Also who joins the server. The operator has to allow it at Discord. */
  readonly followMembers: boolean;
  readonly listener: GatewayListener;
  readonly log: Log;
}

export interface DiscordGateway {
  /** Rejects if Discord does not answer or refuses; the connection is then closed. */
  connect(): Promise<void>;
  /** Keeps the session at Discord, so that another process can resume it. */
  close(): Promise<void>;
}

/** Guilds, messages of guilds, and what they say. */
const INTENTS = (1 << 0) | (1 << 9) | (1 << 15);
const MEMBERS_INTENT = 1 << 1;
const NOT_ALLOWED_CLOSE = 4_014;
/** Not 1000: after that code Discord forgets the session. */
const RESUMABLE_CLOSE = 4_200;
const CONNECT_TIMEOUT_MS = 20_000;
/** The library waits for good if it is closed while it waits for Discord to accept the session. */
const CLOSE_TIMEOUT_MS = 1_000;

export function createDiscordGateway({
  client,
  token,
  session: stored,
  followMembers,
  listener,
  log,
}: Options): DiscordGateway {
  let session = stored;
  let closing: Promise<void> | null = null;
  let applied: Promise<void> = Promise.resolve();
  let isNotAllowed = false;
  let fail: (error: Error) => void = () => {};
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // Nobody waits for it once the connection is there.
  failure.catch(() => {});

  const manager = new WebSocketManager({
    rest: client.rest,
    token,
    intents: followMembers ? INTENTS | MEMBERS_INTENT : INTENTS,
    shardCount: 1,
    // A library that was closed while it connected tries once more: it gets no answer.
    retrieveSessionInfo: () => (closing ? new Promise<never>(() => {}) : session),
    updateSessionInfo(_shard, info) {
      // Closing this connection must not forget the session.
      if (!closing) session = info;
    },
  });
  manager.on(WebSocketShardEvents.Ready, (ready) => listener.onReady(ready));
  manager.on(WebSocketShardEvents.Resumed, () => listener.onResumed());
  manager.on(WebSocketShardEvents.Closed, (code) => {
    isNotAllowed = code === NOT_ALLOWED_CLOSE;
    if (!closing) listener.onClosed(`closed with code ${code}`);
  });
  manager.on(WebSocketShardEvents.Error, (error) => {
    log.error({ reason: error.message }, 'the gateway of Discord refuses the connection');
    const reason = isNotAllowed ? new IntentsNotAllowed() : error;
    listener.onRefused(reason);
    fail(reason);
  });
  manager.on(WebSocketShardEvents.SocketError, (error) => {
    log.warn({ reason: error.name }, 'the connection to the gateway of Discord failed');
  });
  manager.on(WebSocketShardEvents.Dispatch, (dispatch) => {
    if (closing) return;
    const current = session && { ...session, sequence: dispatch.s };
    listener.onReceived(dispatch);
    applied = applied.then(() => (closing ? undefined : listener.apply(dispatch, current)));
  });

  return {
    async connect() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), CONNECT_TIMEOUT_MS);
      });
      try {
        await Promise.race([manager.connect(), failure, timeout]);
      } catch (error) {
        await this.close();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      closing ??= disconnect();
      return closing;
    },
  };

  async function disconnect(): Promise<void> {
    fail(new Error('closed'));
    const destroyed = manager.destroy({ code: RESUMABLE_CLOSE });
    await Promise.race([destroyed, delay(CLOSE_TIMEOUT_MS)]);
    await applied;
  }
}
