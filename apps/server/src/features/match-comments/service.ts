/** Comments below a match: writing, changing and reading them. */
import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { MatchComment, MatchCommentPage } from '@mes/contract/match-comments';
import { isEditable } from '@mes/domain/chat/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { isModerator } from '../chat/channels/service';
import { checkText } from '../chat/text-rules/service';
import { assertNotTimedOut } from '../chat/time-outs/service';
import { findSummaries } from '../matches/summaries/service';
import { assertNotBanned } from '../moderation/service';
import * as repository from './repository';
import { texts } from './texts';
import { toComment } from './views';

/** Links as the strictest channels of the chat take them. */
const LINKS = { links: 'known_hosts' } as const;

export async function listComments(
  db: Db,
  { match: matchId, before, count }: { match: string; before?: string; count: number },
): Promise<MatchCommentPage> {
  await assertMatchExists(db, matchId);
  const [rows, closed] = await Promise.all([
    repository.findPage(db, { matchId, before, count: count + 1 }),
    repository.isClosed(db, matchId),
  ]);
  return {
    comments: rows.slice(0, count).map(toComment),
    older: rows.length > count,
    closed,
  };
}

export async function addComment(
  tx: Tx,
  { match: matchId, ...written }: { match: string; text: string; ownHost: string },
  action: Action,
): Promise<MatchComment> {
  await assertMatchExists(tx, matchId);
  await assertMayWrite(tx, matchId, action);
  const text = await checkText(tx, { ...written, channel: LINKS }, action);
  const id = uuidv7();
  const { actor, now } = action;
  await repository.insert(tx, { id, match: matchId, author: actor.id, text, sentAt: now });
  const comment = await readComment(tx, id);
  await publish(tx, channels.matchComments(matchId), 'comment.added', { comment });
  return comment;
}

export async function editComment(
  tx: Tx,
  { id, ...written }: { id: string; text: string; ownHost: string },
  action: Action,
): Promise<MatchComment> {
  const row = await lockOwn(tx, id, action);
  if (!isEditable(row.sentAt, action.now)) throw new InvalidAction(texts.tooLate);
  await assertMayWrite(tx, row.match, action);
  const text = await checkText(tx, { ...written, channel: LINKS }, action);
  if (text === row.text) return readComment(tx, id);
  await repository.update(tx, id, { text, editedAt: action.now });
  const comment = await readComment(tx, id);
  await publish(tx, channels.matchComments(row.match), 'comment.changed', { comment });
  return comment;
}

/** Also for those who may not write any more. */
export async function deleteOwnComment(tx: Tx, id: string, action: Action): Promise<void> {
  const { match } = await lockOwn(tx, id, action);
  await repository.update(tx, id, { deletedAt: action.now, deletedBy: action.actor.id });
  await publish(tx, channels.matchComments(match), 'comment.deleted', { id });
}

export async function assertMatchExists(db: Db, matchId: string): Promise<void> {
  if ((await findSummaries(db, [matchId])).length === 0) throw new ObjectNotFound();
}

async function assertMayWrite(tx: Tx, matchId: string, { actor, now }: Action): Promise<void> {
  assertNotBanned(actor, 'chat');
  await assertNotTimedOut(tx, { playerId: actor.id, now });
  if (isModerator(actor)) return;
  if (await repository.isClosed(tx, matchId)) throw new InvalidAction(texts.closed);
}

async function lockOwn(tx: Tx, id: string, { actor }: Action): Promise<repository.CommentRow> {
  const row = await repository.lockById(tx, id);
  if (!row || row.deletedAt !== null) throw new ObjectNotFound();
  if (row.author !== actor.id) throw new ForbiddenError(texts.notOwn);
  return row;
}

async function readComment(db: Db, id: string): Promise<MatchComment> {
  return toComment((await repository.findById(db, id))!);
}
