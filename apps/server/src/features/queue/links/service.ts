/** Links that let people pass the queue: casters, guests, sponsors. */
import { randomUUID } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { QueueLink } from '@mes/contract/queue';
import type { QueueEvent } from '@mes/contract/queue-events';
import { RETENTION } from '@mes/domain/retention/retention';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Config } from '../../../platform/config';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import type { Log } from '../../../platform/log';
import { isEventOn, publish } from '../../../platform/outbox/publish';
import { findReferences } from '../../players/service';
import type { Passes } from '../passes/service';
import * as repository from './repository';

export interface QueueLinks {
  create(
    tx: Tx,
    input: { label: string; days: number; maxUses: number | null },
    action: Action,
  ): Promise<{ url: string; expiresAt: number }>;
  list(db: Db): Promise<QueueLink[]>;
  revoke(tx: Tx, id: string, action: Action): Promise<void>;
  /** Counts a browser that comes in by the link; false if the link does not count any more. */
  use(id: string, now: number): Promise<boolean>;
  /** As this process knows it: requests are judged without a query. */
  isRevoked(id: string): boolean;
  refresh(): Promise<void>;
  handleEvents(events: readonly OutboxEvent[]): void;
  deleteOld(): Promise<void>;
}

interface LinkDeps {
  readonly config: Config;
  readonly database: Database;
  readonly passes: Passes;
  readonly clock: () => number;
  readonly log: Log;
}

const DAY_MS = 86_400_000;

export function createQueueLinks({ config, database, passes, clock, log }: LinkDeps): QueueLinks {
  let revoked: ReadonlySet<string> = new Set();

  async function refresh(): Promise<void> {
    try {
      revoked = new Set(await repository.findRevoked(database.db, clock()));
    } catch (error) {
      log.warn({ err: error }, 'the revoked links of the queue could not be read');
    }
  }

  return {
    async create(tx, { label, days, maxUses }, { actor, now }) {
      const id = randomUUID();
      const expiresAt = now + days * DAY_MS;
      await repository.insert(tx, {
        id,
        label,
        maxUses,
        expiresAt,
        createdAt: now,
        createdBy: actor.id,
      });
      await record(
        tx,
        'queue.link_created',
        { id, after: { label, expiresAt, maxUses } },
        { actor, now },
      );
      const token = passes.signWhitelist({ id, expiresAt });
      return { url: `${config.siteUrl}/app/queue?whitelist=${token}`, expiresAt };
    },

    async list(db) {
      const rows = await repository.findAll(db);
      const makers = await findReferences(
        db,
        rows.flatMap(({ createdBy }) => createdBy ?? []),
      );
      return rows.map(({ revokedBy: _revokedBy, createdBy, ...link }) => ({
        ...link,
        createdBy: (createdBy && makers.get(createdBy)) || null,
      }));
    },

    async revoke(tx, id, action) {
      const link = await repository.findByIdForUpdate(tx, id);
      if (!link) throw new ObjectNotFound();
      if (link.revokedAt !== null) return;
      await repository.revoke(tx, id, action);
      await record(tx, 'queue.link_revoked', { id, after: { label: link.label } }, action);
    },

    use: (id, now) =>
      database.transaction(async (tx) => {
        const counts = await repository.countUse(tx, id, now);
        if (counts) await publish(tx, channels.queue(), 'queue.link_used', { id });
        return counts;
      }),

    isRevoked: (id) => revoked.has(id),
    refresh,
    handleEvents(events) {
      const isRevocation = (event: OutboxEvent) =>
        isEventOn(event, 'queue') && event.type === 'queue.link_revoked';
      if (events.some(isRevocation)) void refresh();
    },
    deleteOld: () => repository.deleteExpiredBefore(database.db, clock() - RETENTION.queueLinks.ms),
  };
}

async function record(
  tx: Tx,
  action: QueueEvent,
  {
    id,
    after,
  }: { id: string; after: { label: string; expiresAt?: number; maxUses?: number | null } },
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, { at: now, actor: actor.id, action, subject: `queue_link:${id}`, after });
  await publish(tx, channels.queue(), action, { id });
}
