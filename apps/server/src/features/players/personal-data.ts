/** What the account's owner can take along, and what is left when they go. */
import type { Json } from '@mes/contract/scalars';
import { nameOfDeleted } from '@mes/domain/names/validity';
import type { Db, Tx } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { AfterCommit, PersonalData } from '../../platform/personal-data';
import { announce } from './profile';
import * as repository from './repository';
import { discardPicture, lookingOf } from './service';

export function createPlayerData(parts: { db: Db; files: FileStore }): PersonalData {
  return { part: 'player', collect, delete: (tx, owner) => forget(tx, owner, parts) };
}

interface Owner {
  readonly id: string;
  readonly now: number;
}

async function collect(db: Db, { id, now }: Owner): Promise<Json> {
  const found = await repository.findById(db, id, now);
  if (!found) return null;
  const { player } = found;
  return {
    id: player.id,
    name: player.name,
    formerNames: await repository.findNames(db, id),
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    hasDeviceId: player.deviceIdHash !== null,
    country: player.country,
    description: player.description,
    photo: player.photo,
    socialLinks: player.socialLinks,
    looking: lookingOf(player),
    facts: (await repository.findFacts(db, id))?.facts ?? '',
    createdAt: player.createdAt,
  };
}

/** Matches go on pointing to the player, who is nobody any more. */
async function forget(
  tx: Tx,
  { id, now }: Owner,
  parts: { db: Db; files: FileStore },
): Promise<AfterCommit | null> {
  const player = await repository.findByIdForUpdate(tx, id);
  if (!player) return null;
  await repository.update(tx, id, {
    name: nameOfDeleted(id),
    gameId: null,
    gameIdState: null,
    deviceIdHash: null,
    country: null,
    description: '',
    photo: null,
    socialLinks: [],
    lookingForTeam: false,
    lookingSince: null,
    lookingRoles: [],
    lookingRegion: null,
    lookingNote: '',
    deletedAt: now,
  });
  await repository.deleteNames(tx, id);
  await repository.deleteFacts(tx, id);
  await announce(tx, player, 'player.deleted');
  return () => discardPicture(parts, player.photo);
}
