import { randomInt } from 'node:crypto';
import type { Account } from '@mes/contract/accounts';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import { nextChangeAt } from '@mes/domain/names/cool-down';
import { INVITATION_LASTS_MS } from '@mes/domain/teams/invitations';
import { audit } from '../../platform/audit/audit';
import type { Db, Tx } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { publish } from '../../platform/outbox/publish';
import * as players from '../players/service';
import * as repository from './repository';

interface Registration {
  readonly name: string;
  readonly provider: string;
  readonly providerId: string;
  readonly email?: string | null;
  readonly permissions?: readonly string[];
  readonly now: number;
}

/** Makes an account and the player it is. Answers the id. */
export async function register(tx: Tx, registration: Registration): Promise<string> {
  const { name, provider, providerId, email = null, permissions = [], now } = registration;
  const id = newId();
  await players.add(tx, { id, name, now });
  await repository.insert(tx, {
    id,
    provider,
    providerId,
    email,
    permissions: [...permissions],
    createdAt: now,
  });
  return id;
}

/** The account as its owner reads it, without anything that proves who they are. */
export async function read(db: Db, id: string, now: number): Promise<Account> {
  const found = await repository.findDetails(db, id, now);
  if (!found) throw new ObjectNotFound();
  const { email, provider, providerId, player, nameChangedAt, team, bans, ...account } = found;
  const since = now - INVITATION_LASTS_MS;
  const invitations = await repository.findInvitations(db, { player: id, since });
  return {
    ...account,
    bannedFrom: bans,
    email: email && masked(email),
    discordId: provider === 'discord' ? providerId : null,
    nameChangeableAt: nextChangeAt(nameChangedAt),
    gameId: player.gameId,
    gameIdState: player.gameIdState,
    hasDeviceId: player.deviceIdHash !== null,
    country: player.country,
    description: player.description,
    photo: pictureReference(player.photo)?.url ?? null,
    socialLinks: player.socialLinks,
    looking: players.lookingOf(player),
    isLeader: team?.leader === id,
    team: team && { name: team.name, tag: team.tag },
    teamData: team && (await readTeam(db, team)),
    invitations: invitations.map(({ team: { logo, ...inviting }, invitedAt, invitedBy }) => ({
      team: { ...inviting, logo: pictureReference(logo) },
      invitedAt,
      invitedBy: invitedBy && players.toReference(invitedBy),
    })),
  };
}

type TeamRow = NonNullable<NonNullable<Awaited<ReturnType<typeof repository.findDetails>>>['team']>;
type TeamData = NonNullable<Account['teamData']>;

async function readTeam(
  db: Db,
  { id, name, tag, region, logo, leader }: TeamRow,
): Promise<TeamData> {
  const members = await repository.findPlayersOfTeam(db, id);
  return {
    name,
    tag,
    leader,
    region,
    logo: pictureReference(logo),
    players: members.map(players.toReference),
  };
}

/** Replaces what an account may do. Who holds which permission is for the actor to judge. */
export async function setPermissions(
  tx: Tx,
  { account, permissions }: { account: string; permissions: readonly string[] },
  { actor, now }: { actor: { readonly id: string } | null; now: number },
): Promise<string[]> {
  const before = await repository.findPermissionsForUpdate(tx, account);
  if (!before) throw new ObjectNotFound();
  const after = withoutRepeats(permissions);
  await repository.update(tx, account, { permissions: after });
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: 'account.permissions_changed',
    subject: `account:${account}`,
    before,
    after,
  });
  await announceChange(tx, account);
  return after;
}

/** Every process forgets what it remembers of the account, and looks again at its next call. */
export async function announceChange(tx: Tx, account: string): Promise<void> {
  await publish(tx, channels.account(account), 'account.changed', { id: account });
}

/** Names of permissions are compared ignoring case; the first spelling stays. */
function withoutRepeats(permissions: readonly string[]): string[] {
  const lower = permissions.map((name) => name.toLowerCase());
  return permissions.filter((name, index) => lower.indexOf(name.toLowerCase()) === index);
}

/** Enough to recognise the own address, too little for whoever looks over the shoulder. */
function masked(email: string): string {
  return `${email.charAt(0)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Without letters that look alike: people read ids to each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 9;

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
