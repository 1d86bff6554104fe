import type { Json } from '@mes/contract/scalars';
import { deletedPlayerName } from '@mes/domain/names/validity';
import type { Db, Tx } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/store';
import type { AfterCommit, PersonalData } from '../../platform/personal-data';
import * as factsRepository from './facts/repository';
import * as namesRepository from './names/repository';
import { publishPlayerChange } from './profile/service';
import * as repository from './repository';
import { deleteUnusedPicture, toLooking } from './service';

export function createPlayerData(deps: { db: Db; files: FileStore }): PersonalData {
  return { part: 'player', collect, delete: (tx, owner) => deletePlayer(tx, owner, deps) };
}

interface Owner {
  readonly id: string;
  readonly now: number;
}

async function collect(db: Db, { id, now }: Owner): Promise<Json> {
  const details = await repository.findById(db, id, now);
  if (!details) return null;
  const { player } = details;
  return {
    id: player.id,
    name: player.name,
    formerNames: await namesRepository.findAllByPlayer(db, id),
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    hasDeviceId: player.deviceIdHash !== null,
    country: player.country,
    description: player.description,
    photo: player.photo,
    socialLinks: player.socialLinks,
    roles: player.roles,
    looking: toLooking(player),
    facts: (await factsRepository.findByPlayer(db, id))?.facts ?? '',
    createdAt: player.createdAt,
  };
}

/** The row stays without any personal data, because matches refer to it. */
async function deletePlayer(
  tx: Tx,
  { id, now }: Owner,
  deps: { db: Db; files: FileStore },
): Promise<AfterCommit | null> {
  const player = await repository.lockById(tx, id);
  if (!player) return null;
  await repository.update(tx, id, {
    name: deletedPlayerName(id),
    gameId: null,
    gameIdState: null,
    deviceIdHash: null,
    country: null,
    description: '',
    photo: null,
    socialLinks: [],
    lookingForTeam: false,
    lookingSince: null,
    roles: [],
    lookingRegion: null,
    lookingNote: '',
    deletedAt: now,
  });
  await namesRepository.deleteByPlayer(tx, id);
  await factsRepository.deleteByPlayer(tx, id);
  await publishPlayerChange(tx, { player, event: 'player.deleted' });
  return () => deleteUnusedPicture(deps, player.photo);
}
