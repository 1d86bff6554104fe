import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { CannedAnswer } from '@mes/contract/support-schemas';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import { type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import { texts } from '../texts';
import * as repository from './repository';

type Content = Pick<CannedAnswer, 'title' | 'text'>;

export async function listCannedAnswers(db: Db): Promise<CannedAnswer[]> {
  return (await repository.findAll(db)).map(toCannedAnswer);
}

export async function addCannedAnswer(
  tx: Tx,
  content: Content,
  action: Action,
): Promise<CannedAnswer> {
  const { cannedAnswers: most } = TICKET_LIMITS;
  if ((await repository.findAll(tx)).length >= most)
    throw new InvalidAction(texts.cannedAnswers.tooMany(most));
  const { actor, now } = action;
  const row = { ...content, id: uuidv7(), revision: 1, updatedAt: now, updatedBy: actor.id };
  await refusingTakenTitles(repository.insert(tx, row));
  await record(
    tx,
    { name: 'canned_answer.added', id: row.id, before: null, after: content },
    action,
  );
  return toCannedAnswer(row);
}

export async function editCannedAnswer(
  tx: Tx,
  { id, revision, title, text }: CannedAnswer,
  action: Action,
): Promise<CannedAnswer> {
  const before = await getLocked(tx, id);
  assertRevision({
    current: before.revision,
    seen: revision,
    message: texts.cannedAnswers.changedMeanwhile,
  });
  const { actor, now } = action;
  const change = { title, text, revision: revision + 1, updatedAt: now, updatedBy: actor.id };
  const after = await refusingTakenTitles(repository.update(tx, id, change));
  await record(
    tx,
    { name: 'canned_answer.edited', id, before: toContent(before), after: { title, text } },
    action,
  );
  return toCannedAnswer(after);
}

export async function deleteCannedAnswer(tx: Tx, id: string, action: Action): Promise<void> {
  const before = await getLocked(tx, id);
  await repository.deleteById(tx, id);
  const name = 'canned_answer.deleted';
  await record(tx, { name, id, before: toContent(before), after: null }, action);
}

async function getLocked(tx: Tx, id: string): Promise<repository.CannedAnswerRow> {
  const row = await repository.lockById(tx, id);
  if (!row) throw new ObjectNotFound();
  return row;
}

async function refusingTakenTitles<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isDuplicate(error, 'canned_answers_title')) throw error;
    throw new InvalidParameter('title', texts.cannedAnswers.titleTaken);
  }
}

interface RecordedChange {
  readonly name: string;
  readonly id: string;
  readonly before: Content | null;
  readonly after: Content | null;
}

async function record(
  tx: Tx,
  { name, id, before, after }: RecordedChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: name, subject: `canned_answer:${id}` },
    before: before && { ...before },
    after: after && { ...after },
  });
}

function toContent({ title, text }: Content): Content {
  return { title, text };
}

function toCannedAnswer({ id, title, text, revision }: repository.CannedAnswerRow): CannedAnswer {
  return { id, title, text, revision };
}
