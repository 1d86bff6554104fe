/** Private circles of friends who compare their predictions. Whoever has the link can join. */
import { randomBytes } from 'node:crypto';
import {
  ForbiddenError,
  InvalidAction,
  InvalidParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import type { League, LeagueInvitation, OwnLeague } from '@mes/contract/pickem-schemas';
import { checkLeagueName } from '@mes/domain/names/validity';
import { satisfies } from '@mes/domain/permissions/permissions';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { assertNotBanned } from '../../moderation/service';
import { toPlayerReference } from '../../players/service';
import { findPublished } from '../../tournaments/service';
import { findById } from '../repository';
import { texts } from '../texts';
import * as repository from './repository';

export const MOST_MEMBERS = 200;
export const MOST_OWNED = 20;
/** Also those of others, so that one account cannot join without end. */
const MOST_MEMBERSHIPS = 100;
/** 22 characters of the link. */
const INVITE_BYTES = 16;

export async function createLeague(
  tx: Tx,
  { name }: { name: string },
  { actor, now }: Action,
): Promise<OwnLeague> {
  assertNotBanned(actor, 'voting');
  const checked = checkLeagueName(name);
  if (!checked.ok) throw new InvalidParameter('name', checked.reason);
  await repository.lockPlayer(tx, actor.id);
  if ((await repository.countOwned(tx, actor.id)) >= MOST_OWNED)
    throw new InvalidAction(texts.tooManyLeagues(MOST_OWNED));
  const id = uuidv7();
  const league = { id, name: checked.value, owner: actor.id, invite: newInvite(), createdAt: now };
  await repository.insert(tx, league);
  await repository.insertMember(tx, { league: id, player: actor.id, joinedAt: now });
  return readLeague(tx, id, actor);
}

export async function listLeagues(db: Db, actor: Actor): Promise<OwnLeague[]> {
  const found = await repository.findAllByMember(db, actor.id);
  return found.map((league) => toLeague(league, actor));
}

/** For its members only. Others are told the same as of a league that does not exist. */
export async function getLeague(
  db: Db,
  { league: leagueId, tournament: id }: { league: string; tournament: string },
  actor: Actor,
): Promise<League> {
  await assertMember(db, { leagueId, playerId: actor.id });
  const tournament = await findPublished(db, id);
  const stored = await findById(db, tournament.id);
  const isLocked = stored !== undefined && stored.lockedAt !== null;
  const rows = await repository.findStandings(db, { leagueId, tournamentId: tournament.id });
  return {
    ...(await readLeague(db, leagueId, actor)),
    standings: rows.map(({ player, prediction }, index) => {
      const scored = isLocked ? prediction : null;
      return {
        player: toPlayerReference(player),
        hasPredicted: prediction !== null,
        rank: scored ? index + 1 : null,
        points: scored?.points ?? null,
        possible: scored?.possible ?? null,
        correct: scored?.correct ?? null,
      };
    }),
  };
}

export async function getInvitation(
  db: Db,
  invite: string,
  actor: Actor | null,
): Promise<LeagueInvitation> {
  const found = await repository.findByInvite(db, invite);
  if (!found) throw new ObjectNotFound(texts.leagueGone);
  const { invite: _secret, ...league } = toLeague(found, null);
  const isMember =
    actor !== null && (await repository.isMember(db, { leagueId: league.id, playerId: actor.id }));
  return { ...league, isMember };
}

/** Joining twice changes nothing. */
export async function joinLeague(
  tx: Tx,
  invite: string,
  { actor, now }: Action,
): Promise<OwnLeague> {
  assertNotBanned(actor, 'voting');
  await repository.lockPlayer(tx, actor.id);
  const league = await repository.lockByInvite(tx, invite);
  if (!league) throw new ObjectNotFound(texts.leagueGone);
  if (!(await repository.isMember(tx, { leagueId: league.id, playerId: actor.id }))) {
    if ((await repository.countMembers(tx, league.id)) >= MOST_MEMBERS)
      throw new InvalidAction(texts.leagueFull(MOST_MEMBERS));
    if ((await repository.countMemberships(tx, actor.id)) >= MOST_MEMBERSHIPS)
      throw new InvalidAction(texts.tooManyMemberships(MOST_MEMBERSHIPS));
    await repository.insertMember(tx, { league: league.id, player: actor.id, joinedAt: now });
  }
  return readLeague(tx, league.id, actor);
}

export async function leaveLeague(tx: Tx, leagueId: string, { actor }: Action): Promise<void> {
  const league = await lockLeague(tx, leagueId);
  await assertMember(tx, { leagueId, playerId: actor.id });
  await removePlayer(tx, league, actor.id);
}

/** Nobody joins by the old link any more; members stay. */
export async function renewInvite(tx: Tx, leagueId: string, { actor }: Action): Promise<OwnLeague> {
  await lockOwned(tx, leagueId, actor);
  await repository.update(tx, leagueId, { invite: newInvite() });
  return readLeague(tx, leagueId, actor);
}

export async function removeMember(
  tx: Tx,
  { league: leagueId, player }: { league: string; player: string },
  { actor }: Action,
): Promise<void> {
  const league = await lockOwned(tx, leagueId, actor);
  if (player === league.owner) throw new InvalidAction(texts.leaveInstead);
  const isRemoved = await repository.deleteMember(tx, { leagueId, playerId: player });
  if (!isRemoved) throw new ObjectNotFound();
}

export async function deleteLeague(
  tx: Tx,
  leagueId: string,
  { actor, now }: Action,
): Promise<void> {
  const league = await lockLeague(tx, leagueId);
  const isOwner = league.owner === actor.id;
  if (!isOwner && !satisfies(actor.permissions, 'Moderator')) {
    await assertMember(tx, { leagueId, playerId: actor.id });
    throw new ForbiddenError(texts.onlyOwner);
  }
  await repository.deleteById(tx, leagueId);
  if (isOwner) return;
  const { name, owner } = league;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'pickem.league_deleted',
    subject: `league:${leagueId}`,
    before: { name, owner },
  });
}

/** For an account that is deleted: leagues that it owned pass to their oldest members. */
export async function removeFromLeagues(tx: Tx, playerId: string): Promise<void> {
  for (const { league } of await repository.findAllByMember(tx, playerId)) {
    const locked = await repository.lockById(tx, league.id);
    if (locked) await removePlayer(tx, locked, playerId);
  }
}

async function removePlayer(tx: Tx, league: repository.LeagueRow, playerId: string): Promise<void> {
  if (league.owner === playerId) {
    const heir = { leagueId: league.id, exceptId: playerId };
    const owner = await repository.findOldestMember(tx, heir);
    if (owner === null) return repository.deleteById(tx, league.id);
    // Whoever had the link of the former owner gets in no more.
    await repository.update(tx, league.id, { owner, invite: newInvite() });
  }
  await repository.deleteMember(tx, { leagueId: league.id, playerId });
}

async function lockLeague(tx: Tx, leagueId: string): Promise<repository.LeagueRow> {
  const league = await repository.lockById(tx, leagueId);
  if (!league) throw new ObjectNotFound(texts.leagueGone);
  return league;
}

async function lockOwned(tx: Tx, leagueId: string, actor: Actor): Promise<repository.LeagueRow> {
  const league = await lockLeague(tx, leagueId);
  await assertMember(tx, { leagueId, playerId: actor.id });
  if (league.owner !== actor.id) throw new ForbiddenError(texts.onlyOwner);
  return league;
}

async function assertMember(
  db: Db,
  membership: { leagueId: string; playerId: string },
): Promise<void> {
  if (!(await repository.isMember(db, membership))) throw new ObjectNotFound(texts.leagueGone);
}

async function readLeague(db: Db, leagueId: string, actor: Actor): Promise<OwnLeague> {
  return toLeague((await repository.findById(db, leagueId))!, actor);
}

function toLeague(
  { league: { id, name, invite }, owner, members }: repository.FoundLeague,
  actor: Pick<Actor, 'id'> | null,
): OwnLeague {
  return {
    id,
    name,
    owner: toPlayerReference(owner),
    members,
    invite: owner.id === actor?.id ? invite : null,
  };
}

function newInvite(): string {
  return randomBytes(INVITE_BYTES).toString('base64url');
}
