/** The list of words that messages must not contain. */
import type { ChatWord } from '@mes/contract/chat-schemas';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { createWordFilter, isFilterWord } from '@mes/domain/chat/word-filter';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { texts } from '../texts';
import { toReference } from '../views';
import * as repository from './repository';

/** The filter of the list as it was last read: to build it takes longer than to look through a message. */
let cached = { list: '', filter: createWordFilter([]) };

export async function hasBlockedWord(db: Db, text: string): Promise<boolean> {
  const words = await repository.findWords(db);
  const list = words.join('\n');
  if (list !== cached.list) cached = { list, filter: createWordFilter(words) };
  return cached.filter(text);
}

export async function listWords(db: Db): Promise<ChatWord[]> {
  const rows = await repository.findAll(db);
  return rows.map(({ by, ...word }) => ({ ...word, by: toReference(by) }));
}

export async function addWord(tx: Tx, raw: string, action: Action): Promise<ChatWord[]> {
  const word = raw.toLowerCase();
  if (!isFilterWord(word)) throw new InvalidParameter('word', texts.tooShortWord);
  const words = await repository.findWords(tx);
  if (words.length >= CHAT_LIMITS.words)
    throw new InvalidAction(texts.tooManyWords(CHAT_LIMITS.words));
  const { actor, now } = action;
  const isNew = await repository.insert(tx, { word, createdAt: now, createdBy: actor.id });
  if (isNew) await record(tx, { change: 'added', word }, action);
  return listWords(tx);
}

export async function deleteWord(tx: Tx, raw: string, action: Action): Promise<ChatWord[]> {
  const word = raw.toLowerCase();
  if (!(await repository.deleteByWord(tx, word))) throw new ObjectNotFound();
  await record(tx, { change: 'deleted', word }, action);
  return listWords(tx);
}

async function record(
  tx: Tx,
  { change, word }: { change: 'added' | 'deleted'; word: string },
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `chat.word_${change}`,
    subject: 'chat',
    after: { word },
  });
}
