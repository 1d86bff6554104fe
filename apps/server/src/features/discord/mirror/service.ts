/**
 * Mirrors tickets to channels of Discord. A message of the site is queued once and sent with a nonce; a
 * message of Discord is taken over in the transaction that archives it. What bots write is never taken
 * over, so nothing comes back. Internal notes are no messages: nothing here reads them.
 */
import { ObjectNotFound, ProductError } from '@mes/contract/errors';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { REOPEN_MS } from '@mes/domain/support/tickets';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/database/events';
import { isEventOn } from '../../../platform/outbox/publish';
import { type TickerTask, wakeTask } from '../../../platform/ticker';
import { findActorByProvider } from '../../accounts/service';
import {
  answerTicket,
  assertMayAppeal,
  lockUnmirrored,
  markMirrored,
} from '../../support/messages/service';
import { findTicketByChannel, linkTicketChannel } from '../../support/queue/service';
import { assertSide, assertStaffSide } from '../../support/service';
import type { DiscordDeliveries } from '../deliveries/service';
import { isPicture } from '../pictures/service';
import * as repository from './repository';
import { texts } from './texts';

export interface Mirror {
  readonly task: TickerTask;
  /** Takes over what people wrote in the channel of a ticket. */
  receive(tx: Tx, channelId: string): Promise<void>;
  wake(tx: Tx): void;
  onEvents(events: readonly OutboxEvent[]): void;
}

interface Options {
  readonly database: Database;
  readonly deliveries: Pick<DiscordDeliveries, 'enqueue'>;
  /** Null while tickets stay on the site. */
  readonly readCategory: (db: Db) => Promise<string | null>;
  readonly siteUrl: string;
  readonly clock: () => number;
}

type UnansweredMessage = Awaited<ReturnType<typeof repository.findUnanswered>>[number];
type LinkedTicket = Awaited<ReturnType<typeof repository.findLinked>>[number];
type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketByChannel>>>;

const TASK = 'mirror tickets to Discord';
const EVERY_MS = 5_000;
const BATCH = 100;

export function createMirror({
  database,
  deliveries,
  readCategory,
  siteUrl,
  clock,
}: Options): Mirror {
  /** Resolves to whether there may be more. */
  async function queueMessages(tx: Tx): Promise<boolean> {
    const rows = await lockUnmirrored(tx, BATCH);
    const now = clock();
    for (const { id, ticket } of rows) {
      const hasChannel = ticket.channel !== null && !ticket.archived;
      const getsChannel = ticket.channel === null && ticket.closedAt === null;
      if (!hasChannel && !getsChannel) continue;
      const request = { kind: 'ticket_message' as const, ticketId: ticket.id, messageId: id };
      await deliveries.enqueue(tx, { key: `ticket_message:${id}`, request }, now);
    }
    const ids = rows.map(({ id }) => id);
    await markMirrored(tx, ids, now);
    return rows.length === BATCH;
  }

  /** Closed tickets are renamed, and lose their channel once the player cannot reopen them. */
  async function updateChannels(tx: Tx): Promise<void> {
    for (const linked of await repository.findLinked(tx)) {
      const { ticketId, channelId, deleted, closedAt, updatedAt } = linked;
      if (deleted) {
        await linkTicketChannel(tx, { id: String(ticketId), channel: channelId, archived: true });
      } else if (isOver(linked, clock())) {
        const request = { kind: 'delete_ticket_channel' as const, ticketId, channelId };
        await deliveries.enqueue(tx, { key: `ticket_deleted:${channelId}`, request }, clock());
      } else {
        const name = nextNameOf(linked);
        if (name === null) continue;
        const key = `ticket_name:${channelId}:${name}:${closedAt ?? updatedAt}`;
        const request = { kind: 'rename_channel' as const, channelId, name };
        await deliveries.enqueue(tx, { key, request }, clock());
      }
    }
  }

  async function run(): Promise<void> {
    if ((await readCategory(database.db)) === null) return;
    while (await database.transaction(queueMessages));
    await database.transaction(updateChannels);
  }

  /** Resolves to the id on the site, or to null if it stays at Discord. */
  async function takeOver(
    tx: Tx,
    ticket: TicketRow,
    { author, text, attachments }: UnansweredMessage,
  ): Promise<string | null> {
    const now = clock();
    const notify = (content: string) => sendNotice(tx, { ticket, author, content });
    const named = attachments.map((attachment) =>
      isPicture(attachment) ? texts.picture(attachment.name) : attachment.url,
    );
    const written = [text, ...named].filter(Boolean).join('\n');
    if (written === '') return null;
    const actor = await findActorByProvider(tx, { provider: 'discord', providerId: author, now });
    if (!actor) {
      await notify(texts.notLinked(author, ticketUrl(siteUrl, ticket.id)));
      return null;
    }
    try {
      const side = assertSide(ticket, actor);
      if (side === 'staff') assertStaffSide(ticket, actor);
      assertMayAppeal(ticket, actor);
      const answer = { id: String(ticket.id), side, text: cut(written, TICKET_LIMITS.text) };
      const { id } = await answerTicket(tx, answer, { actor, now });
      await markMirrored(tx, [id], now);
      return id;
    } catch (error) {
      // Nothing has been written yet when one of these is thrown.
      if (!(error instanceof ProductError)) throw error;
      await notify(
        error instanceof ObjectNotFound
          ? texts.notYours(author)
          : texts.refused(author, error.message),
      );
      return null;
    }
  }

  /** The same notice is sent once to a person in a channel. */
  async function sendNotice(
    tx: Tx,
    { ticket, author, content }: { ticket: TicketRow; author: string; content: string },
  ): Promise<void> {
    const request = { kind: 'message' as const, channelId: ticket.channel!, content };
    const key = `ticket_notice:${ticket.channel}:${author}:${content}`;
    await deliveries.enqueue(tx, { key, request }, clock());
  }

  return {
    task: { name: TASK, everyMs: EVERY_MS, runAtStart: true, run },
    async receive(tx, channelId) {
      const ticket = await findTicketByChannel(tx, channelId);
      if (!ticket) return;
      for (const message of await repository.findUnanswered(tx, channelId)) {
        const answerId = await takeOver(tx, ticket, message);
        await repository.insert(tx, { id: message.id, message: answerId });
      }
    },
    wake: (tx) => wakeTask(tx, TASK),
    onEvents(events) {
      if (!events.some((event) => isEventOn(event, 'ticket'))) return;
      // If it fails, the task finds the messages after its own pause.
      database.transaction(async (tx) => wakeTask(tx, TASK)).catch(() => {});
    },
  };
}

export function ticketUrl(siteUrl: string, ticketId: number): string {
  return `${siteUrl}/app/support/tickets/${ticketId}`;
}

export function channelNameOf(ticketId: number): string {
  return `ticket-${ticketId}`;
}

/** Also for tickets whose person has deleted the account: they have no subject. */
export function isOver(
  { closedAt, subject }: { closedAt: number | null; subject: string },
  now: number,
): boolean {
  return closedAt !== null && (now >= closedAt + REOPEN_MS || subject === '');
}

/** Null if the name is right, or if staff chose another one. */
function nextNameOf({ ticketId, name, closedAt }: LinkedTicket): string | null {
  const open = channelNameOf(ticketId);
  const closed = `closed-${ticketId}`;
  if (closedAt === null) return name === closed ? open : null;
  return name === open ? closed : null;
}

export function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
