import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { MessageReport } from '@mes/contract/messages';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import {
  closeLinkedTickets,
  findLinkedTicketIds,
  openLinkedTicket,
} from '../../support/linked/service';
import type { TicketSource } from '../../support/service';
import * as repository from '../repository';
import { texts } from '../texts';
import { toReference } from '../views';
import * as reports from './repository';

/** Only what one received oneself can be shown to others. */
export async function report(
  tx: Tx,
  { messageId, reason, note }: { messageId: string } & Pick<MessageReport, 'reason' | 'note'>,
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const message = await repository.findMessageFor(tx, { accountId: actor.id, id: messageId });
  if (!message) throw new ObjectNotFound();
  if (message.sender === actor.id) throw new InvalidAction(texts.reportOwn);
  const { id, text, sentAt, sender } = message;
  const added = await reports.insert(tx, {
    id: uuidv7(),
    message: id,
    text,
    sentAt,
    sender,
    reporter: actor.id,
    reason,
    note,
    createdAt: now,
  });
  if (added === undefined) return;
  await openLinkedTicket(
    tx,
    {
      category: 'message_report',
      sourceId: added,
      subject: texts.ticketSubject(reason),
      text: texts.ticketText(text, note),
      aboutId: sender,
    },
    action,
  );
  // Who may read it is decided when it is read.
  await publish(tx, channels.staff(), 'message.reported', { id: added });
}

export async function list(
  db: Db,
  {
    sender,
    ...input
  }: { state: MessageReport['state'] | 'all'; sender?: string; page: number; size: number },
): Promise<{ data: MessageReport[]; total: number }> {
  const query = { ...input, senderId: sender };
  const [rows, total] = await Promise.all([
    reports.findAll(db, query),
    reports.countAll(db, query),
  ]);
  const tickets = await findLinkedTicketIds(
    db,
    rows.map(({ report }) => report.id),
  );
  return { data: rows.map((row) => toReport(row, tickets)), total };
}

export async function resolve(
  tx: Tx,
  {
    id,
    outcome,
    note,
  }: { id: string } & Pick<NonNullable<MessageReport['resolution']>, 'outcome' | 'note'>,
  action: Action,
): Promise<MessageReport> {
  const { actor, now } = action;
  const state = await reports.findStateForUpdate(tx, id);
  if (!state) throw new ObjectNotFound();
  if (state === 'resolved') throw new InvalidAction(texts.alreadyResolved);
  await reports.update(tx, id, {
    state: 'resolved',
    outcome,
    outcomeNote: note,
    resolvedBy: actor.id,
    resolvedAt: now,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'message.report_resolved',
    subject: `message_report:${id}`,
    before: state,
    after: { outcome, note },
  });
  await publish(tx, channels.staff(), 'message.report_resolved', { id });
  await closeLinkedTickets(tx, [id], action);
  return toReport((await reports.findById(tx, id))!, await findLinkedTicketIds(tx, [id]));
}

/** Reports are in the queue of tickets, too, where they are closed with an outcome. */
export const messageReportSource: TicketSource = {
  async close(tx, { sourceId: id, outcome }, action) {
    const state = await reports.findStateForUpdate(tx, id);
    if (state !== 'open') return;
    await resolve(tx, { id, outcome, note: texts.closedWithTicket }, action);
  },
};

function toReport(
  { report, sender, reporter, resolver }: reports.MessageReportRow,
  tickets: ReadonlyMap<string, string>,
): MessageReport {
  const { id, text, sentAt, reason, note, createdAt, state } = report;
  const { outcome, outcomeNote, resolvedAt } = report;
  return {
    id,
    message: text,
    sentAt,
    sender: toReference(sender),
    reporter: reporter && toReference(reporter),
    reason,
    note,
    createdAt,
    state,
    ticket: tickets.get(id) ?? null,
    resolution:
      outcome === null || resolvedAt === null
        ? null
        : {
            outcome,
            note: outcomeNote,
            by: resolver && toReference(resolver),
            at: resolvedAt,
          },
  };
}
