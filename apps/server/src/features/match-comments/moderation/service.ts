/** Readers report comments; moderators remove and restore them and close the comments of a match. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { MatchComment, RemovedComment } from '@mes/contract/match-comments';
import type { REPORT_REASONS } from '@mes/contract/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { createRemovals } from '../../chat/removals/service';
import { closeLinkedTickets, openLinkedTicket } from '../../support/linked/service';
import * as repository from '../repository';
import { assertMatchExists } from '../service';
import { texts } from '../texts';
import { toComment, toRemovedComment } from '../views';

const MAX_REMOVED = 100;

const removals = createRemovals({
  lockById: repository.lockById,
  update: repository.update,
  deleteBatchDeletedBefore: repository.deleteBatchDeletedBefore,
  actions: { removed: 'comment.removed', restored: 'comment.restored' },
  subjectOf: ({ match }) => `match:${match}`,
  describe: ({ id, author, text }) => ({ comment: id, author, text }),
});

interface ReportInput {
  readonly id: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly note: string;
}

/** A second report by the same person does nothing. */
export async function reportComment(
  tx: Tx,
  { id, reason, note }: ReportInput,
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const comment = await repository.lockById(tx, id);
  if (!comment || comment.deletedAt !== null) throw new ObjectNotFound();
  if (comment.author === actor.id) throw new InvalidAction(texts.reportOwn);
  const reportId = uuidv7();
  const isNew = await repository.insertReport(tx, {
    ...{ id: reportId, comment: id, reporter: actor.id, createdAt: now },
  });
  if (!isNew) return;
  await openLinkedTicket(
    tx,
    {
      category: 'message_report',
      sourceId: reportId,
      subject: texts.ticketSubject(reason),
      text: texts.ticketText(comment.text, note),
      matchId: comment.match,
      aboutId: comment.author ?? undefined,
    },
    action,
  );
}

export async function removeComment(
  tx: Tx,
  input: { id: string; reason: string },
  action: Action,
): Promise<void> {
  const { id, match } = await removals.remove(tx, input, action);
  await publish(tx, channels.matchComments(match), 'comment.deleted', { id });
  await closeLinkedTickets(tx, await repository.findReportIds(tx, id), action);
}

/** The newest ones of a match. */
export async function listRemoved(db: Db, matchId: string): Promise<RemovedComment[]> {
  await assertMatchExists(db, matchId);
  const rows = await repository.findAllRemoved(db, { matchId, count: MAX_REMOVED });
  return rows.map(toRemovedComment);
}

export async function restoreComment(tx: Tx, id: string, action: Action): Promise<MatchComment> {
  const { match } = await removals.restore(tx, id, action);
  const comment = toComment((await repository.findById(tx, id))!);
  await publish(tx, channels.matchComments(match), 'comment.added', { comment });
  return comment;
}

export async function setClosed(
  tx: Tx,
  { match: matchId, closed }: { match: string; closed: boolean },
  { actor, now }: Action,
): Promise<void> {
  await assertMatchExists(tx, matchId);
  const isChanged = closed
    ? await repository.insertClosed(tx, { match: matchId, closedAt: now, closedBy: actor.id })
    : await repository.deleteClosed(tx, matchId);
  if (!isChanged) return;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: closed ? 'comment.closed' : 'comment.reopened',
    subject: `match:${matchId}`,
  });
  await publish(tx, channels.matchComments(matchId), 'comment.closed_changed', { closed });
}

/** Deleted comments are not kept forever. */
export function deleteExpired({ db }: Database, now: number): Promise<void> {
  return removals.deleteExpired(db, now);
}
