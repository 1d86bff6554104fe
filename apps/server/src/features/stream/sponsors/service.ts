/** The sponsors that scenes show in turn. */
import {
  InvalidAction,
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { Sponsor } from '@mes/contract/stream-game';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { type FileStore, pictureReference } from '../../../platform/files/store';
import { assertUploaded } from '../../files/service';
import { readSponsorSeconds } from '../properties';
import { findConfiguration } from '../repository';
import { publishStream } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const MAX_SPONSORS = 40;

interface SponsorInput {
  /** Without it, a new one, which needs a picture. */
  readonly id?: string;
  readonly name: string;
  readonly picture?: string;
  readonly isShown: boolean;
}

export async function readRotation(db: Db) {
  const sponsors = (await listSponsors(db)).filter(({ isShown }) => isShown);
  return {
    seconds: await readSponsorSeconds(db),
    sponsors: sponsors.map(({ id, name, picture }) => ({ id, name, picture })),
  };
}

export async function listSponsors(db: Db): Promise<Sponsor[]> {
  return (await repository.findAll(db)).map(toSponsor);
}

export async function saveSponsor(
  tx: Tx,
  { id, name, picture, isShown }: SponsorInput,
  { files }: { files: FileStore },
  action: Action,
): Promise<Sponsor[]> {
  const all = await repository.lockAll(tx);
  if (picture !== undefined)
    await assertUploaded(
      { db: tx, files },
      { name: picture, purpose: 'sponsor', field: 'picture' },
    );
  if (id !== undefined) {
    if (!all.some((each) => each.id === id)) throw new ObjectNotFound(texts.noSuchSponsor);
    await repository.update(tx, id, {
      name,
      isShown,
      ...(picture === undefined ? {} : { picture }),
    });
  } else {
    if (picture === undefined) throw new MissingParameter('picture');
    if (all.length >= MAX_SPONSORS) throw new InvalidAction(texts.tooManySaved(MAX_SPONSORS));
    const position = (all.at(-1)?.position ?? -1) + 1;
    await repository.insert(tx, { id: uuidv7(), name, picture, isShown, position });
  }
  return finish(tx, { type: 'stream.sponsor_saved', about: { name, isShown } }, action);
}

export async function orderSponsors(
  tx: Tx,
  { ids }: { ids: readonly string[] },
  action: Action,
): Promise<Sponsor[]> {
  const all = await repository.lockAll(tx);
  const isComplete =
    new Set(ids).size === all.length &&
    ids.length === all.length &&
    all.every(({ id }) => ids.includes(id));
  if (!isComplete) throw new InvalidParameter('ids', texts.allSponsorsOnce);
  for (const [position, id] of ids.entries()) await repository.update(tx, id, { position });
  return finish(tx, { type: 'stream.sponsors_ordered', about: { ids: [...ids] } }, action);
}

export async function deleteSponsor(
  tx: Tx,
  { id }: { id: string },
  action: Action,
): Promise<Sponsor[]> {
  const deleted = await repository.deleteById(tx, id);
  if (!deleted) throw new ObjectNotFound(texts.noSuchSponsor);
  return finish(tx, { type: 'stream.sponsor_deleted', about: { name: deleted.name } }, action);
}

function toSponsor({ id, name, picture, isShown }: repository.SponsorRow): Sponsor {
  return { id, name, picture: pictureReference(picture)!, isShown };
}

async function finish(
  tx: Tx,
  { type, about }: { type: string; about: Parameters<typeof audit>[1]['after'] },
  { actor, now }: Action,
): Promise<Sponsor[]> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: type,
    subject: 'stream:sponsors',
    after: about,
  });
  await publishStream(tx, 'stream.stocked', (await findConfiguration(tx)).revision);
  return listSponsors(tx);
}
