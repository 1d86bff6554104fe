/**
 * The connection to the gateway of Discord. One process of many has it, by a lease in the database.
 * Every dispatch is applied in a transaction that checks the lease and stores how far it has come:
 * each is applied once, and whoever takes over resumes after the last.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RETENTION } from '@mes/domain/retention/retention';
import type { APIInteraction } from 'discord-api-types/v10';
import { isDatabaseUnavailable } from '../../../platform/database/availability';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { DiscordClient } from '../../../platform/discord/client';
import { IntentsNotAllowed } from '../../../platform/discord/errors';
import type {
  createDiscordGateway,
  DiscordGateway,
  DiscordSession,
  Dispatch,
} from '../../../platform/discord/gateway';
import type { Log } from '../../../platform/log';
import type { TickerTask } from '../../../platform/ticker';
import * as repository from './repository';

export interface GatewayHolder {
  readonly task: TickerTask;
  stop(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly createGateway: typeof createDiscordGateway;
  readonly token: string;
  readonly leaseMs: number;
  readonly apply: (tx: Tx, dispatch: Dispatch) => Promise<void>;
  /** Nothing was missed since the last dispatch, or `apply` got READY: then something may be. */
  readonly onConnected: () => void;
  /** At once: Discord waits for three seconds. */
  readonly onInteraction: (interaction: APIInteraction) => void;
  readonly log: Log;
  readonly clock: () => number;
}

class LeaseLost extends Error {}

const RETRY_MS = 500;
/** Of the times within a lease at which it is renewed. */
const RENEWALS = 3;

export function createGatewayHolder({
  database,
  client,
  createGateway,
  token,
  leaseMs,
  apply,
  onConnected,
  onInteraction,
  log,
  clock,
}: Options): GatewayHolder {
  const holder = randomUUID();
  let gateway: DiscordGateway | null = null;
  let connecting: Promise<void> = Promise.resolve();
  let heldUntil = 0;
  let stopped = false;
  let followMembers = true;

  /** Renews the lease, and connects once this process has it. */
  async function hold(): Promise<void> {
    if (stopped) return;
    const startedAt = Date.now();
    const lease = await repository.acquire(database.db, { holder, leaseMs }).catch((error) => {
      // While the database is away nobody else can take it before it ends.
      if (Date.now() < heldUntil) return 'unknown' as const;
      void disconnect();
      throw error;
    });
    if (lease === 'unknown') return;
    if (!lease) return disconnect();
    heldUntil = startedAt + leaseMs;
    if (gateway === null && !stopped) connecting = connect(lease.session);
  }

  async function connect(session: DiscordSession | null): Promise<void> {
    const own = createGateway({
      client,
      token,
      session,
      followMembers,
      log,
      listener: {
        onReady: ({ user }) =>
          report({ problem: null, connectedAt: clock(), botName: user.username }),
        onResumed() {
          report({ problem: null, connectedAt: clock() });
          onConnected();
        },
        onClosed: (problem) => report({ problem, connectedAt: null }),
        onRefused(reason) {
          report({ problem: reason.message, connectedAt: null });
          // Everything else works without it: roles of people who join later are sent again by hand.
          if (reason instanceof IntentsNotAllowed) followMembers = false;
          if (gateway !== own) return;
          gateway = null;
          void own.close();
        },
        onReceived(dispatch) {
          if (dispatch.t === 'INTERACTION_CREATE') onInteraction(dispatch.d);
        },
        apply: applyOnce,
      },
    });
    gateway = own;
    try {
      await own.connect();
    } catch (error) {
      log.warn({ reason: nameOf(error) }, 'no connection to the gateway of Discord');
      report({ problem: error instanceof Error ? error.message : 'unknown', connectedAt: null });
      if (gateway === own) gateway = null;
    }
  }

  /** Only a database that is away is waited for: a dispatch that fails would fail again. */
  async function applyOnce(dispatch: Dispatch, session: DiscordSession | null): Promise<void> {
    while (!stopped) {
      try {
        await database.transaction(async (tx) => {
          if (!(await repository.updateIfHeld(tx, holder, { session }))) throw new LeaseLost();
          await apply(tx, dispatch);
        });
        if (dispatch.t === 'READY' || dispatch.t === 'GUILD_CREATE') onConnected();
        return;
      } catch (error) {
        if (error instanceof LeaseLost) {
          void disconnect();
          return;
        }
        if (!isDatabaseUnavailable(error)) {
          log.error({ err: error, dispatch: dispatch.t }, 'a dispatch of Discord was not applied');
          return;
        }
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  function report(change: Parameters<typeof repository.updateIfHeld>[2]): void {
    repository.updateIfHeld(database.db, holder, change).catch((error) => {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the state was not stored');
    });
  }

  async function disconnect(): Promise<void> {
    const own = gateway;
    gateway = null;
    heldUntil = 0;
    await own?.close();
  }

  return {
    task: {
      name: 'hold the gateway of Discord',
      everyMs: Math.floor(leaseMs / RENEWALS),
      runAtStart: true,
      run: hold,
    },
    async stop() {
      stopped = true;
      await disconnect();
      await connecting;
      await repository.release(database.db, holder).catch(() => {});
    },
  };
}

/** False for an interaction that was handled already: Discord may send one twice. */
export function claimInteraction(
  tx: Tx,
  { id, now }: { id: string; now: number },
): Promise<boolean> {
  return repository.insertInteraction(tx, id, now);
}

export async function deleteOldInteractions(db: Db, now: number): Promise<void> {
  await repository.deleteInteractionsBefore(db, now - RETENTION.discordCommands.ms);
}

export interface GatewayState {
  readonly isConnected: boolean;
  readonly connectedAt: number | null;
  readonly problem: string | null;
  readonly botName: string | null;
}

export async function readState(db: Db): Promise<GatewayState> {
  const state = await repository.findState(db);
  const { isHeld = false, connectedAt = null, problem = null, botName = null } = state ?? {};
  return { isConnected: isHeld && connectedAt !== null, connectedAt, problem, botName };
}

/** The message may name an address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
