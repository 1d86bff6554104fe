/**
 * What the site sends to Discord. It is queued in the transaction of the change, and sent by a
 * task of the ticker: in the order of its lane, once, as soon as Discord takes it.
 */

import { setTimeout as delay } from 'node:timers/promises';
import type { FailedDelivery } from '@mes/contract/discord';
import { ObjectNotFound } from '@mes/contract/errors';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { DiscordClient } from '../../../platform/discord/client';
import { DiscordRefused, DiscordUnavailable } from '../../../platform/discord/errors';
import type { Log } from '../../../platform/log';
import { type TickerTask, wakeTask } from '../../../platform/ticker';
import { COMMANDS } from '../commands/service';
import { isGranted } from '../roles/repository';
import type { DeliveryRequest } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

export interface NewDelivery {
  /** Kind, subject and version: `result:42:3`. The same key is sent once. */
  readonly key: string;
  readonly request: DeliveryRequest;
}

export interface DiscordDeliveries {
  /** Resolves to the id, or to null if the same thing is queued or sent already. */
  enqueue(tx: Tx, delivery: NewDelivery, now: number): Promise<string | null>;
  /** Sends it now. Resolves to the id at Discord. If that fails, it is not sent later. */
  sendNow(id: string): Promise<string>;
  readonly task: TickerTask;
}

/** What is sent for tickets; each resolves to the id of what was created at Discord, or to null. */
export interface TicketSender {
  sendMessage(request: { messageId: string; nonce: string }): Promise<string | null>;
  deleteChannel(request: { ticketId: number; channelId: string }): Promise<null>;
  renameChannel(request: { channelId: string; name: string }): Promise<null>;
}

interface Options {
  readonly database: Database;
  readonly client: DiscordClient;
  readonly tickets: TicketSender;
  readonly log: Log;
  readonly clock: () => number;
}

const COMMANDS_LANE = 'commands';
const TASK = 'send to Discord';
const EVERY_MS = 5_000;
/** Longer than a request takes: afterwards the process that sent it is considered dead. */
const CLAIM_MS = 20_000;
/** A shorter rate limit is waited for, so that the lane goes on at once. */
const SHORT_WAIT_MS = 2_000;
const MAX_PER_RUN = 20;
const MAX_LANES = 8;
const BACK_OFF_MS = [2_000, 10_000, 30_000, 120_000, 600_000];
const GIVE_UP_MS = 24 * 3_600_000;
const SEND_NOW_MS = 8_000;

export function createDeliveries({
  database,
  client,
  tickets,
  log,
  clock,
}: Options): DiscordDeliveries {
  const { db } = database;

  async function send({ id, request }: repository.Delivery): Promise<string | null> {
    // Discord answers the same message if it got this one before.
    const nonce = id.replaceAll('-', '').slice(-25);
    switch (request.kind) {
      case 'message': {
        const { channelId, content, embed } = request;
        const message = await client.sendMessage(channelId, {
          content,
          embeds: embed ? [embed] : [],
          allowed_mentions: { parse: [] },
          nonce,
          enforce_nonce: true,
        });
        return message.id;
      }
      case 'add_role':
        await client.addRole(request);
        return null;
      case 'remove_role':
        await client.removeRole(request).catch((error: unknown) => {
          // Whoever has left the server has no roles.
          if (!(error instanceof DiscordRefused && error.isNotFound)) throw error;
        });
        return null;
      case 'grant_access':
        await client.grantAccess(request);
        return null;
      case 'ticket_message':
        return tickets.sendMessage({ ...request, nonce });
      case 'rename_channel':
        return tickets.renameChannel(request);
      case 'delete_ticket_channel':
        return tickets.deleteChannel(request);
      case 'register_commands':
        await client.replaceCommands(request, COMMANDS);
        return null;
    }
  }

  /** Resolves to false if the lane has to wait. */
  async function deliver(delivery: repository.Delivery): Promise<boolean> {
    const { id, attempt, createdAt, request } = delivery;
    try {
      await repository.update(db, id, { state: 'sent', result: await send(delivery) });
      return true;
    } catch (error) {
      if (error instanceof DiscordRefused) {
        log.warn({ kind: request.kind, status: error.status, code: error.code }, 'Discord refused');
        await repository.update(db, id, { state: 'failed', problem: error.message });
        return true;
      }
      if (!(error instanceof DiscordUnavailable)) throw error;
      const { retryAfterMs } = error;
      if (retryAfterMs !== undefined && retryAfterMs <= SHORT_WAIT_MS) {
        await delay(retryAfterMs);
        await repository.update(db, id, { notBefore: clock() });
        return true;
      }
      if (clock() - createdAt > GIVE_UP_MS) {
        await repository.update(db, id, { state: 'failed', problem: error.message });
        return true;
      }
      const wait = retryAfterMs ?? BACK_OFF_MS[Math.min(attempt, BACK_OFF_MS.length - 1)]!;
      await repository.update(db, id, { attempt: attempt + 1, notBefore: clock() + wait });
      return false;
    }
  }

  async function sendLane(lane: string): Promise<void> {
    for (let sent = 0; sent < MAX_PER_RUN; sent++) {
      const now = clock();
      const first = await repository.claimFirst(db, { lane, now, until: now + CLAIM_MS });
      if (!first || !(await deliver(first))) return;
    }
  }

  async function sendDue(): Promise<number | null> {
    const due = (await repository.findLanes(db)).filter(({ dueAt }) => dueAt <= clock());
    await Promise.all(due.slice(0, MAX_LANES).map(({ lane }) => sendLane(lane)));
    const left = await repository.findLanes(db);
    return left.length === 0 ? null : Math.min(...left.map(({ dueAt }) => dueAt));
  }

  return {
    async enqueue(tx, { key, request }, now) {
      const id = uuidv7();
      const inserted = await repository.insert(tx, {
        id,
        key,
        request,
        lane: laneOf(request),
        state: 'queued',
        notBefore: now,
        createdAt: now,
      });
      if (inserted) wakeTask(tx, TASK);
      return inserted ? id : null;
    },
    async sendNow(id) {
      const deadline = Date.now() + SEND_NOW_MS;
      for (;;) {
        const delivery = await repository.findById(db, id);
        if (delivery?.state === 'sent' && delivery.result !== null) return delivery.result;
        if (delivery?.state === 'failed') {
          throw new DiscordRefused({ status: 400, code: 0, message: delivery.problem ?? '' });
        }
        const isLate = !delivery || delivery.attempt > 0 || Date.now() > deadline;
        if (isLate && (await repository.deleteUnsent(db, { id, now: clock() }))) {
          throw new DiscordUnavailable(texts.unavailable);
        }
        await delay(25);
      }
    },
    task: { name: TASK, everyMs: EVERY_MS, runAtStart: true, run: sendDue },
  };
}

export function countQueued(db: Db): Promise<number> {
  return repository.countByState(db, 'queued');
}

export function countFailed(db: Db): Promise<number> {
  return repository.countByState(db, 'failed');
}

/** How the newest registration of the commands went; null before the first. */
export function findCommandsDelivery(db: Db): Promise<repository.Delivery | undefined> {
  return repository.findNewest(db, COMMANDS_LANE);
}

const MAX_FAILED = 100;

/** Newest first. */
export async function listFailed(db: Db): Promise<FailedDelivery[]> {
  return (await repository.findFailed(db, MAX_FAILED)).map(
    ({ id, request, problem, createdAt }) => ({
      id,
      kind: request.kind,
      target: targetOf(request),
      problem: problem ?? '',
      at: createdAt,
    }),
  );
}

/** One of those that failed, or all. What is no longer meant to be sent is forgotten. */
export async function retryFailed(
  tx: Tx,
  { id }: { id?: string },
  { actor, now }: Action,
): Promise<void> {
  const failed = await repository.lockFailed(tx, id);
  if (id !== undefined && failed.length === 0) throw new ObjectNotFound();
  for (const { id: deliveryId, request } of failed) {
    if (await isStillWanted(tx, request)) await repository.requeue(tx, deliveryId, now);
    else await repository.deleteById(tx, deliveryId);
  }
  wakeTask(tx, TASK);
  const after = { deliveries: failed.length };
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'discord.deliveries_retried', subject: 'discord' },
    after,
  });
}

/** The role of somebody who is no captain any more is not given again. */
async function isStillWanted(tx: Tx, request: DeliveryRequest): Promise<boolean> {
  if (!('roleId' in request && request.synced)) return true;
  const granted = await isGranted(tx, { user: request.userId, role: request.roleId });
  return granted === (request.kind === 'add_role');
}

function targetOf(request: DeliveryRequest): string {
  if ('roleId' in request) return `${request.userId} · ${request.roleId}`;
  if ('ticketId' in request) return String(request.ticketId);
  if ('channelId' in request) return request.channelId;
  return request.guildId;
}

export const { deleteFailedRoles } = repository;

/** A repeated key is recognized for a month. */
export async function deleteOldDeliveries(database: Database, now: number): Promise<void> {
  await repository.deleteSettledBefore(database.db, now - RETENTION.discordMessages.ms);
}

/** What goes to a channel, to a member or to a ticket stays in its order. */
function laneOf(request: DeliveryRequest): string {
  switch (request.kind) {
    case 'ticket_message':
    case 'delete_ticket_channel':
      return `ticket:${request.ticketId}`;
    case 'register_commands':
      return COMMANDS_LANE;
    // Discord allows two new names in ten minutes: messages must not wait for them.
    case 'rename_channel':
      return `name:${request.channelId}`;
    case 'message':
    case 'grant_access':
      return `channel:${request.channelId}`;
    case 'add_role':
    case 'remove_role':
      return `member:${request.userId}`;
  }
}
