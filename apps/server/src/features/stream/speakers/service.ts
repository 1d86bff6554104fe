/** Casters, hosts and guests who are saved for lower thirds. */
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { SavedSpeaker } from '@mes/contract/stream-game';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import { findConfiguration } from '../repository';
import { publishStream } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const MAX_SPEAKERS = 200;

interface SpeakerInput {
  /** Without it, somebody new. */
  readonly id?: string;
  readonly name: string;
  readonly detail: string;
  readonly player: string | null;
}

export async function listSpeakers(db: Db): Promise<SavedSpeaker[]> {
  const rows = await repository.findAll(db);
  const known = await findReferences(
    db,
    rows.flatMap(({ player }) => player ?? []),
  );
  return rows.map(({ id, name, detail, player }) => ({
    id,
    name,
    detail,
    player: known.get(player ?? '') ?? null,
  }));
}

export async function saveSpeaker(
  tx: Tx,
  { id, ...speaker }: SpeakerInput,
  action: Action,
): Promise<SavedSpeaker[]> {
  const { player } = speaker;
  if (player !== null && !(await findReferences(tx, [player])).has(player))
    throw new InvalidParameter('player', texts.noSuchPlayer);
  if (id === undefined) {
    if ((await repository.countAll(tx)) >= MAX_SPEAKERS)
      throw new InvalidAction(texts.tooManySaved(MAX_SPEAKERS));
    await repository.insert(tx, { ...speaker, id: uuidv7(), createdAt: action.now });
  } else if (!(await repository.update(tx, id, speaker))) {
    throw new ObjectNotFound(texts.noSuchSpeaker);
  }
  return finish(tx, { name: 'stream.speaker_saved', about: speaker }, action);
}

export async function deleteSpeaker(
  tx: Tx,
  { id }: { id: string },
  action: Action,
): Promise<SavedSpeaker[]> {
  const deleted = await repository.deleteById(tx, id);
  if (!deleted) throw new ObjectNotFound(texts.noSuchSpeaker);
  const { name, detail, player } = deleted;
  const about = { name, detail, player };
  return finish(tx, { name: 'stream.speaker_deleted', about }, action);
}

async function finish(
  tx: Tx,
  { name, about }: { name: string; about: Omit<SpeakerInput, 'id'> },
  { actor, now }: Action,
): Promise<SavedSpeaker[]> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: name,
    subject: 'stream:speakers',
    after: { ...about },
  });
  await publishStream(tx, 'stream.stocked', (await findConfiguration(tx)).revision);
  return listSpeakers(tx);
}
