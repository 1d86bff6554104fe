import { randomInt } from 'node:crypto';
import type { Account } from '@mes/contract/accounts';
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { nextChangeAt } from '@mes/domain/names/cool-down';
import { isAdmin, satisfies } from '@mes/domain/permissions/permissions';
import { proposalCutoff } from '@mes/domain/teams/proposals';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor, AnyAction } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import * as players from '../players/service';
import * as repository from './repository';
import { recordStaffTerm } from './staff-terms/service';
import { texts } from './texts';

interface Registration {
  readonly name: string;
  readonly provider: string;
  readonly providerId: string;
  readonly email?: string | null;
  readonly permissions?: readonly string[];
  readonly now: number;
}

/** Creates an account with its player. Resolves to the id that both share. */
export async function registerAccount(tx: Tx, registration: Registration): Promise<string> {
  const { name, provider, providerId, email = null, permissions = [], now } = registration;
  const id = generateId();
  await players.createPlayer(tx, { id, name, now });
  await repository.insert(tx, {
    id,
    provider,
    providerId,
    email,
    permissions: [...permissions],
    createdAt: now,
  });
  await recordStaffTerm(tx, { accountId: id, permissions }, now);
  return id;
}

/** The account as its owner reads it, without its secrets. */
export async function readAccount(db: Db, id: string, now: number): Promise<Account> {
  const details = await repository.findDetails(db, id, now);
  if (!details) throw new ObjectNotFound();
  const { email, provider, providerId, player, nameChangedAt, team, bans, ...account } = details;
  return {
    ...account,
    bannedFrom: bans,
    email: email && maskEmail(email),
    discordId: provider === 'discord' ? providerId : null,
    nameChangeableAt: nextChangeAt(nameChangedAt),
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    hasDeviceId: player.deviceIdHash !== null,
    country: player.country,
    description: player.description,
    photo: pictureReference(player.photo)?.url ?? null,
    socialLinks: player.socialLinks,
    roles: player.roles,
    looking: players.toLooking(player),
    profileVersion: players.profileVersionOf(player),
    isLeader: team?.leader === id,
    team: team && { name: team.name, tag: team.tag },
    teamData: team && (await readTeam(db, team)),
    invitations: await listOpenInvitations(db, id, now),
    requests: await listOpenRequests(db, id, now),
  };
}

/** All open pages of the account follow. */
export async function setSpoilerFree(
  tx: Tx,
  spoilerFree: boolean,
  { actor, now }: Action,
): Promise<Account> {
  await repository.update(tx, actor.id, { spoilerFree });
  await publishAccountChange(tx, actor.id);
  return readAccount(tx, actor.id, now);
}

/** Of teams to the player, newest first. */
export async function listOpenInvitations(
  db: Db,
  playerId: string,
  now: number,
): Promise<Account['invitations']> {
  const filter = { playerId, direction: 'invitation', since: proposalCutoff(now) } as const;
  const invitations = await repository.findOpenProposals(db, filter);
  return invitations.map(({ team: { logo, ...inviting }, proposedAt, proposedBy }) => ({
    team: { ...inviting, logo: pictureReference(logo) },
    invitedAt: proposedAt,
    invitedBy: proposedBy && players.toPlayerReference(proposedBy),
  }));
}

/** Of the player to teams, newest first. */
async function listOpenRequests(
  db: Db,
  playerId: string,
  now: number,
): Promise<Account['requests']> {
  const filter = { playerId, direction: 'request', since: proposalCutoff(now) } as const;
  const requests = await repository.findOpenProposals(db, filter);
  return requests.map(({ team: { logo, ...asked }, proposedAt }) => ({
    team: { ...asked, logo: pictureReference(logo) },
    requestedAt: proposedAt,
  }));
}

type TeamRow = NonNullable<NonNullable<Awaited<ReturnType<typeof repository.findDetails>>>['team']>;
type TeamData = NonNullable<Account['teamData']>;

async function readTeam(
  db: Db,
  { id, name, tag, region, logo, leader }: TeamRow,
): Promise<TeamData> {
  const members = await repository.findAllPlayersByTeam(db, id);
  return {
    name,
    tag,
    leader,
    region,
    logo: pictureReference(logo),
    players: members.map(players.toPlayerReference),
  };
}

/** The actor of something outside of a session, found by the account at the provider. */
export async function findActorByProvider(
  db: Db,
  query: { provider: string; providerId: string; now: number },
): Promise<Actor | null> {
  const actor = await repository.findActorByProvider(db, query);
  return actor ? { ...actor, sessionId: query.provider } : null;
}

/** Waits for others who change the account. Throws if it is gone. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  if (!(await repository.lockPermissions(tx, id))) throw new ObjectNotFound();
}

/**
 * Waits for others who change what any account may do, so that whoever asks for the admins that
 * are left gets a true answer until the commit. Take it before any lock of an account. Resolves to
 * the permissions that the account holds.
 */
export async function lockForPermissions(tx: Tx, id: string): Promise<string[] | undefined> {
  await repository.lockAdmins(tx);
  return repository.lockPermissions(tx, id);
}

/**
 * Without an admin only the operator can repair an installation. Those who are banned from the site
 * do not count. The caller has locked with `lockForPermissions`.
 */
export async function assertAnotherAdmin(tx: Tx, id: string, now: number): Promise<void> {
  if (!(await repository.hasAnotherAdmin(tx, { accountId: id, now })))
    throw new InvalidAction(texts.lastAdmin);
}

/** Replaces the permissions of an account. Whether the actor may do so is up to the caller. */
export async function setPermissions(
  tx: Tx,
  { accountId, permissions }: { accountId: string; permissions: readonly string[] },
  { actor, now }: AnyAction,
): Promise<string[]> {
  const before = await lockForPermissions(tx, accountId);
  if (!before) throw new ObjectNotFound();
  const after = deduplicate(permissions);
  if (isAdmin(before) && !isAdmin(after)) await assertAnotherAdmin(tx, accountId, now);
  await repository.update(tx, accountId, { permissions: after });
  await recordStaffTerm(tx, { accountId, permissions: after }, now);
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'account.permissions_changed',
    subject: `account:${accountId}`,
    before,
    after,
  });
  await publishAccountChange(tx, accountId);
  await publish(tx, channels.staff(), 'account.permissions_changed', { id: accountId });
  return after;
}

/** Those whose permissions satisfy a rule, such as `Moderator`; whoever is banned from the site is not. */
export async function findAccountIds(
  db: Db,
  { rule, now }: { rule: string; now: number },
): Promise<string[]> {
  const candidates = await repository.findAllWithPermissions(db, now);
  return candidates.flatMap(({ id, permissions }) => (satisfies(permissions, rule) ? [id] : []));
}

/** Makes every process drop its cached actor of the account (sessions/service.ts, api-keys/service.ts). */
export async function publishAccountChange(tx: Tx, accountId: string): Promise<void> {
  await publish(tx, channels.account(accountId), 'account.changed', { id: accountId });
}

/** Names of permissions are compared ignoring case; the first spelling stays. */
function deduplicate(permissions: readonly string[]): string[] {
  const lower = permissions.map((name) => name.toLowerCase());
  return permissions.filter((name, index) => lower.indexOf(name.toLowerCase()) === index);
}

/** Masked: the owner recognises the address, and a screen share does not reveal it. */
function maskEmail(email: string): string {
  return `${email.charAt(0)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Without letters that look alike: people read ids to each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 9;

function generateId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
