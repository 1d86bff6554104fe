/** Members show a message of the chat to the moderators: a ticket in the queue of support. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { closeLinkedTickets, openLinkedTicket } from '../../support/linked/service';
import { getReadable } from '../channels/service';
import { lockById } from '../repository';
import { texts } from '../texts';
import * as repository from './repository';

interface ReportInput {
  readonly id: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly note: string;
  readonly siteUrl: string;
}

/** A second report by the same person does nothing. */
export async function reportMessage(
  tx: Tx,
  { id, reason, note, siteUrl }: ReportInput,
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const message = await lockById(tx, id);
  if (!message || message.deletedAt !== null) throw new ObjectNotFound();
  await getReadable(tx, message.channel, actor);
  if (message.author === actor.id) throw new InvalidAction(texts.reportOwn);
  const reportId = uuidv7();
  const report = { id: reportId, message: id, reporter: actor.id, createdAt: now };
  if (!(await repository.insert(tx, report))) return;
  const url = `${siteUrl}/app/chat/${message.channel}?message=${id}`;
  await openLinkedTicket(
    tx,
    {
      category: 'message_report',
      sourceId: reportId,
      subject: texts.ticketSubject(reason),
      text: texts.ticketText({ text: message.text, note, url }),
      aboutId: message.author ?? undefined,
    },
    action,
  );
}

/** The message is gone, so nothing is left to decide. */
export async function closeReports(tx: Tx, messageId: string, action: Action): Promise<void> {
  await closeLinkedTickets(tx, await repository.findIdsByMessage(tx, messageId), action);
}
