/** Reading players, and the few changes that other features make to them. */
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { CountryCount, FreeAgent } from '@mes/contract/players';
import type { Looking, PlayerProfile, PlayerSummary } from '@mes/contract/profile-schemas';
import type { FormerName } from '@mes/contract/references';
import type { Db, Tx } from '../../platform/database/database';
import { type FileStore, pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import * as repository from './repository';
import * as freeAgentsRepository from './repository-free-agents';

export interface PlayerReference {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

export async function add(
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: number },
): Promise<void> {
  await repository.insert(tx, { id, name, createdAt: now });
  await publish(tx, channels.players(), 'player.registered', { id });
}

export async function summary(db: Db, id: string, now: number): Promise<PlayerSummary> {
  return toSummary(await existing(db, id, now));
}

export async function profile(db: Db, id: string, now: number): Promise<PlayerProfile> {
  const found = await existing(db, id, now);
  const { description, socialLinks, createdAt } = found.player;
  return {
    ...toSummary(found),
    description,
    socialLinks,
    looking: lookingOf(found.player),
    createdAt,
  };
}

/** For the names in a list; ids that nobody has are left out. */
export async function references(
  db: Db,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PlayerReference>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await repository.findReferences(db, wanted);
  return new Map(rows.map((row) => [row.id, toReference(row)]));
}

/** Newest first. */
export function formerNames(db: Db, id: string): Promise<FormerName[]> {
  return repository.findNames(db, id);
}

export async function freeAgents(
  db: Db,
  wanted: freeAgentsRepository.FreeAgentFilters & { page: number; size: number },
  now: number,
): Promise<{ data: FreeAgent[]; total: number }> {
  const rows = await freeAgentsRepository.findFreeAgents(db, wanted, now);
  return {
    data: rows.map(({ roles, region, note, since, createdAt, country, ...player }) => ({
      ...toReference(player),
      country,
      looking: { roles, region, note, since: since ?? createdAt },
    })),
    total: await freeAgentsRepository.countFreeAgents(db, wanted, now),
  };
}

export function countries(db: Db): Promise<CountryCount[]> {
  return repository.countByCountry(db);
}

/** Puts a player who has no team into one. False if they have got one meanwhile, or are gone. */
export function enterTeam(tx: Tx, place: { player: string; team: string }): Promise<boolean> {
  return repository.enterTeam(tx, place);
}

/** Takes a player, or everyone, out of a team. Answers who was in it. */
export function exitTeam(tx: Tx, place: { team: string; player?: string }): Promise<string[]> {
  return repository.exitTeam(tx, place);
}

/**
 * Removes a photo or logo that was replaced or taken away, unless someone else shows the same: it is
 * not to be found under its old address either.
 */
export async function discardPicture(
  { db, files }: { db: Db; files: FileStore },
  picture: string | null,
): Promise<void> {
  if (picture === null || (await repository.isPictureUsed(db, picture))) return;
  await files.removePicture(picture);
}

export function toReference({ id, name, photo }: PlayerReference): PlayerReference {
  return { id, name, photo: pictureReference(photo)?.url ?? null };
}

export function lookingOf({
  lookingForTeam,
  lookingRoles,
  lookingRegion,
  lookingNote,
  lookingSince,
  createdAt,
}: Pick<
  repository.PlayerRow,
  'lookingForTeam' | 'lookingRoles' | 'lookingRegion' | 'lookingNote' | 'lookingSince' | 'createdAt'
>): Looking | null {
  if (!lookingForTeam) return null;
  return {
    roles: lookingRoles,
    region: lookingRegion,
    note: lookingNote,
    since: lookingSince ?? createdAt,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof repository.findById>>>;

async function existing(db: Db, id: string, now: number): Promise<Found> {
  const found = await repository.findById(db, id, now);
  if (!found) throw new ObjectNotFound();
  return found;
}

function toSummary({ player, team, banned }: Found): PlayerSummary {
  return {
    ...toReference(player),
    state: player.deletedAt !== null ? 'deleted' : banned ? 'banned' : 'active',
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    country: player.country,
    team: team && { name: team.name, tag: team.tag },
    isLeader: team?.leader === player.id,
    lookingForTeam: player.lookingForTeam,
  };
}
