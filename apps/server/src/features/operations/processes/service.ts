/** Every process measures itself and the parts that it needs, and writes that down for all to see. */
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { channels } from '@mes/contract/channels';
import type { PartHealth, ServerHealth } from '@mes/contract/operations-schemas';
import { PARTS, worstOf } from '@mes/domain/operations/parts';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Db } from '../../../platform/database/database';
import type { Health } from '../../../platform/health/health';
import type { Feed } from '../../../platform/outbox/feed';
import { publish } from '../../../platform/outbox/publish';
import * as repository from './repository';

/** How often a process says that it lives. */
export const HEARTBEAT_MS = 15_000;
/** After three that are missing it has ended, or hangs. */
const LOST_AFTER_MS = 3 * HEARTBEAT_MS + 5_000;
/** Each measurement wakes the process, also at rest. */
const LOOP_RESOLUTION_MS = 250;

interface HeartbeatDeps {
  readonly database: Database;
  readonly feed: Feed;
  readonly health: Health;
  readonly version: string;
  readonly socketCount: () => number;
  readonly clock: () => number;
}

export interface Heartbeat {
  beat(): Promise<void>;
  stop(): Promise<void>;
}

export function createHeartbeat(deps: HeartbeatDeps): Heartbeat {
  const { database, feed, health, version, socketCount, clock } = deps;
  const loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loopDelay.enable();
  const own = { id: uuidv7(), host: hostname(), pid: process.pid, version, startedAt: clock() };
  let lastStates = '';

  return {
    async beat() {
      const parts = await health.read();
      const states = parts.map(({ state }) => state).join();
      const hasChanged = lastStates !== '' && states !== lastStates;
      const seenAt = clock();
      const row = {
        ...own,
        seenAt,
        memory: process.memoryUsage.rss(),
        loopDelay: delayOf(loopDelay.percentile(99)),
        sockets: socketCount(),
        parts,
      };
      if (hasChanged)
        await database.transaction(async (tx) => {
          await repository.save(tx, row);
          await publish(tx, channels.operations(), 'health.changed', {});
        });
      else await repository.save(database.db, row);
      lastStates = states;
      loopDelay.reset();
      // A state instead of an event: nothing has to be kept of it.
      feed.sendState(channels.operations(), { at: seenAt });
    },
    async stop() {
      loopDelay.disable();
      await repository.deleteById(database.db, own.id).catch(() => {});
    },
  };
}

export async function readHealth(db: Db, now: number): Promise<ServerHealth> {
  const processes = (await repository.findAll(db)).map((row) => ({
    ...row,
    isLive: now - row.seenAt < LOST_AFTER_MS,
  }));
  const seen = processes.flatMap(({ isLive, parts }) => (isLive ? partsOf(parts) : []));
  return {
    parts: PARTS.flatMap((part) => worstOf(seen.filter((each) => each.part === part)) ?? []),
    processes: processes.map(({ parts: _parts, ...process }) => process),
  };
}

export async function deleteOldProcesses(db: Db, now: number): Promise<void> {
  await repository.deleteSeenBefore(db, now - RETENTION.serverProcesses.ms);
}

/** From nanoseconds, less the pause between two measurements, which is part of them. */
function delayOf(nanoseconds: number): number {
  return Math.max(0, Math.round(nanoseconds / 100_000) / 10 - LOOP_RESOLUTION_MS);
}

/** As this version or another one has written them. */
function partsOf(parts: unknown): PartHealth[] {
  return parts as PartHealth[];
}
