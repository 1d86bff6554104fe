/** Reading players, and the few changes that other features make to them. */
import { createHash } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { CountryCount } from '@mes/contract/players';
import type { PlayerProfile, PlayerSummary, TeamSearch } from '@mes/contract/profile-schemas';
import type { RosterPlayer } from '@mes/contract/references';
import type { Db, Tx } from '../../platform/database/database';
import { type FileStore, pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import * as repository from './repository';

export interface PlayerReference {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

export async function createPlayer(
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: number },
): Promise<void> {
  await repository.insert(tx, { id, name, createdAt: now });
  await publish(tx, channels.players(), 'player.registered', { id });
}

export async function readSummary(db: Db, id: string, now: number): Promise<PlayerSummary> {
  return toSummary(await findExisting(db, id, now));
}

export async function readProfile(db: Db, id: string, now: number): Promise<PlayerProfile> {
  const details = await findExisting(db, id, now);
  const { description, socialLinks, roles, createdAt } = details.player;
  return {
    ...toSummary(details),
    description,
    socialLinks,
    roles,
    looking: toLooking(details.player),
    createdAt,
  };
}

/** By id, for the names in a list; unknown ids are left out. */
export async function findReferences(
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PlayerReference>> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return new Map();
  const rows = await repository.findReferences(db, distinctIds);
  return new Map(rows.map((row) => [row.id, toPlayerReference(row)]));
}

/** The same as rosters and scoreboards show them. */
export async function findRosterPlayers(
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, RosterPlayer>> {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return new Map();
  const rows = await repository.findRosterPlayers(db, distinctIds);
  return new Map(rows.map((row) => [row.id, toRosterPlayer(row)]));
}

export function countByCountry(db: Db): Promise<CountryCount[]> {
  return repository.countByCountry(db);
}

/** Resolves to false if the player is in a team already or deleted. */
export function enterTeam(tx: Tx, place: { playerId: string; teamId: string }): Promise<boolean> {
  return repository.enterTeam(tx, place);
}

/** Takes one player or everyone out of a team. Resolves to the ids of those who were in it. */
export function exitTeam(tx: Tx, place: { teamId: string; playerId?: string }): Promise<string[]> {
  return repository.exitTeam(tx, place);
}

/**
 * Deletes the file of a photo or logo that was replaced or removed, unless somebody else shows the
 * same picture: it must not be reachable under its old address.
 */
export async function deleteUnusedPicture(
  { db, files }: { db: Db; files: FileStore },
  picture: string | null,
): Promise<void> {
  if (picture === null || (await repository.isPictureUsed(db, picture))) return;
  await files.deletePicture(picture);
}

export function toPlayerReference({ id, name, photo }: PlayerReference): PlayerReference {
  return { id, name, photo: pictureReference(photo)?.url ?? null };
}

export function toRosterPlayer({ country, ...player }: RosterPlayer): RosterPlayer {
  return { ...toPlayerReference(player), country };
}

export function toLooking({
  lookingForTeam,
  roles,
  lookingRegion,
  lookingNote,
  lookingSince,
  createdAt,
}: Pick<
  repository.PlayerRow,
  'lookingForTeam' | 'roles' | 'lookingRegion' | 'lookingNote' | 'lookingSince' | 'createdAt'
>): TeamSearch | null {
  if (!lookingForTeam) return null;
  return {
    roles,
    region: lookingRegion,
    note: lookingNote,
    since: lookingSince ?? createdAt,
  };
}

/** Changes with everything that the owner edits, whoever changed it. */
export function profileVersionOf(player: repository.PlayerRow): string {
  const { name, country, gameId, deviceIdHash, description, socialLinks, roles } = player;
  const game = [gameId, deviceIdHash, roles, toLooking(player)];
  const edited = [name, country, description, socialLinks, ...game];
  return createHash('sha256').update(JSON.stringify(edited)).digest('base64url').slice(0, 22);
}

type PlayerDetails = NonNullable<Awaited<ReturnType<typeof repository.findById>>>;

async function findExisting(db: Db, id: string, now: number): Promise<PlayerDetails> {
  const details = await repository.findById(db, id, now);
  if (!details) throw new ObjectNotFound();
  return details;
}

function toSummary({ player, team, isBanned }: PlayerDetails): PlayerSummary {
  return {
    ...toPlayerReference(player),
    state: player.deletedAt !== null ? 'deleted' : isBanned ? 'banned' : 'active',
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    country: player.country,
    team: team && { name: team.name, tag: team.tag },
    isLeader: team?.leader === player.id,
    lookingForTeam: player.lookingForTeam,
  };
}
