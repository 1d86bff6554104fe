/**
 * Who is in a team. Whoever changes that holds the team's row first: of two who want the last
 * place, or a leader who leaves while another is kicked, the second sees what the first has done.
 */
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { checkTag, checkTeamName } from '@mes/domain/names/validity';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../platform/calls/caller';
import type { Tx } from '../../platform/database/database';
import { notify } from '../notifications/service';
import { enterTeam, exitTeam } from '../players/service';
import { accepted, assertNotReserved, explained } from './managing';
import type { TeamRow } from './repository';
import * as repository from './repository';
import * as membership from './repository-membership';
import { invitationsSince, mostPlayers } from './rules';
import { announce, type Change, held, managed, record } from './service';

/** Why a team must go on for now, or null. Features that need it there say so. */
export type WhyNotDisband = (tx: Tx, team: TeamRow) => Promise<string | null>;

interface NewTeam {
  readonly name: string;
  readonly tag: string;
  readonly region: (typeof TEAM_REGIONS)[number];
  readonly logo: string | null;
}

export async function create(tx: Tx, wanted: NewTeam, { by, now }: Change): Promise<void> {
  assertMayPlay(by);
  const name = accepted('name', checkTeamName(wanted.name));
  const tag = accepted('tag', checkTag(wanted.tag));
  const team = { id: uuidv7(), ...wanted, name, tag, leader: by.id, createdAt: now };
  if ((await repository.findTeamOf(tx, by.id)) !== null) throw alreadyInTeam();
  await assertNotReserved(tx, { name, team: team.id, now });
  try {
    await repository.insert(tx, team);
  } catch (error) {
    throw explained(error, { name, tag });
  }
  await enter(tx, { team: team.id, player: by.id, now });
  await record(tx, team, {
    action: 'team.created',
    before: null,
    after: { name, tag, region: wanted.region },
    by,
    now,
  });
  await announce(tx, team, { type: 'team.created', players: [by.id] });
}

export async function join(tx: Tx, name: string, { by, now }: Change): Promise<void> {
  assertMayPlay(by);
  const team = await held(tx, name);
  const place = { team: team.id, player: by.id };
  const invitation = await membership.findInvitation(tx, place);
  const open = invitation?.declinedAt === null && invitation.invitedAt > invitationsSince(now);
  if (!open) throw new InvalidAction('This team has not invited you.');
  if ((await membership.countMembers(tx, team.id)) >= (await mostPlayers(tx))) {
    throw new InvalidAction('This team is full.');
  }
  await enter(tx, { ...place, now });
  await membership.deleteInvitations(tx, place);
  await record(tx, team, {
    action: 'team.player_joined',
    before: null,
    after: by.id,
    by,
    now,
  });
  await tellTeam(tx, team, {
    type: 'team.player_joined',
    text: `${by.name} has joined ${team.name}.`,
    except: by.id,
    now,
  });
  await announce(tx, team, { type: 'team.player_joined', players: [by.id] });
}

/** A leader with others in the team hands it over first; with the last player it ends. */
export async function leave(
  tx: Tx,
  { team: name, whyNotDisband }: { team?: string; whyNotDisband: WhyNotDisband },
  { by, now }: Change,
): Promise<void> {
  const team = await ownTeam(tx, by.id);
  if (name !== undefined && name.toLowerCase() !== team.name.toLowerCase()) {
    throw new InvalidAction(`You are not in ${name}.`);
  }
  if (team.leader !== by.id)
    return remove(tx, team, { player: by.id, leftBy: 'left' }, { by, now });
  if ((await membership.countMembers(tx, team.id)) > 1) {
    throw new InvalidAction('Make another player the leader before you leave the team.');
  }
  await end(tx, team, whyNotDisband, { by, now });
}

export async function kick(
  tx: Tx,
  { team: name, target }: { team: string; target: string },
  { by, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, by);
  if (target === team.leader) throw new InvalidAction('The leader cannot be kicked.');
  await remove(tx, team, { player: target, leftBy: 'kicked' }, { by, now });
  return team;
}

export async function transferOwnership(
  tx: Tx,
  { team: name, target }: { team: string; target: string },
  { by, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, by);
  const player = await membership.findPlayer(tx, target);
  if (player?.team !== team.id) throw new InvalidAction('This player is not in the team.');
  if (target === team.leader) throw new InvalidAction(`${player.name} leads the team already.`);
  await assertTargetMayPlay(tx, target, now);
  await handOver(tx, team, { to: target, name: player.name }, { by, now });
  return { ...team, leader: target };
}

export async function disband(
  tx: Tx,
  { team: name, whyNotDisband }: { team: string; whyNotDisband: WhyNotDisband },
  { by, now }: Change,
): Promise<void> {
  await end(tx, await managed(tx, name, by), whyNotDisband, { by, now });
}

/** For an account that goes: the longest member leads on, and without one the team ends. */
export async function leaveForGood(
  tx: Tx,
  player: string,
  { by, now }: { by: { id: string }; now: number },
): Promise<void> {
  await membership.deleteInvitations(tx, { player });
  if ((await repository.findTeamOf(tx, player)) === null) return;
  const team = await ownTeam(tx, player);
  if (team.leader === player) {
    const heir = await membership.findLongestMember(tx, { team: team.id, player });
    const named = heir === undefined ? undefined : await membership.findPlayer(tx, heir);
    if (!named) return end(tx, team, async () => null, { by, now });
    await handOver(tx, team, { to: named.id, name: named.name }, { by, now });
  }
  await remove(tx, team, { player, leftBy: 'deleted' }, { by, now });
}

/** Who is banned from tournaments plays in no team; who is banned from the site gets nowhere near. */
function assertMayPlay(by: Caller): void {
  if (by.bannedFrom.includes('tournaments')) throw ForbiddenError.banned();
}

export async function assertTargetMayPlay(tx: Tx, player: string, now: number): Promise<void> {
  if (await membership.isBanned(tx, { player, scopes: ['site', 'tournaments'], now })) {
    throw new InvalidAction('This player is banned.');
  }
}

interface Changed {
  readonly by: { readonly id: string };
  readonly now: number;
}

async function ownTeam(tx: Tx, player: string): Promise<TeamRow> {
  const id = await repository.findTeamOf(tx, player);
  const team = id === null ? undefined : await repository.findByIdForUpdate(tx, id);
  if (!team) throw new InvalidAction('You are not in a team.');
  return team;
}

async function enter(
  tx: Tx,
  { team, player, now }: { team: string; player: string; now: number },
): Promise<void> {
  if (!(await enterTeam(tx, { team, player }))) throw alreadyInTeam();
  await membership.openMembership(tx, { id: uuidv7(), team, player, joinedAt: now });
}

async function remove(
  tx: Tx,
  team: TeamRow,
  { player, leftBy }: { player: string; leftBy: 'left' | 'kicked' | 'deleted' },
  { by, now }: Changed,
): Promise<void> {
  const known = await membership.findPlayer(tx, player);
  if (!known) throw new ObjectNotFound();
  const [left] = await exitTeam(tx, { team: team.id, player });
  if (left === undefined) throw new InvalidAction('This player is not in the team.');
  await membership.closeMemberships(tx, { team: team.id, player, leftAt: now, leftBy });
  const type = leftBy === 'kicked' ? 'team.player_kicked' : 'team.player_left';
  await record(tx, team, { action: type, before: player, after: null, by, now });
  if (leftBy === 'kicked') {
    await tell(tx, [player], {
      type,
      text: `You are no longer in ${team.name}.`,
      link: '/app/dashboard',
      now,
    });
  } else {
    await tellTeam(tx, team, { type, text: `${known.name} has left ${team.name}.`, now });
  }
  await announce(tx, team, { type, players: [player] });
}

async function handOver(
  tx: Tx,
  team: TeamRow,
  { to, name }: { to: string; name: string },
  { by, now }: Changed,
): Promise<void> {
  await repository.update(tx, team.id, { leader: to });
  const type = 'team.ownership_transferred';
  await record(tx, team, { action: type, before: team.leader, after: to, by, now });
  await tellTeam(tx, team, { type, text: `${name} leads ${team.name} now.`, except: by.id, now });
  const concerned = team.leader === null ? [to] : [team.leader, to];
  await announce(tx, team, { type, players: concerned });
}

async function end(
  tx: Tx,
  team: TeamRow,
  whyNotDisband: WhyNotDisband,
  { by, now }: Changed,
): Promise<void> {
  const reason = await whyNotDisband(tx, team);
  if (reason !== null) throw new InvalidAction(reason);
  const type = 'team.disbanded';
  await tellTeam(tx, team, { type, text: `${team.name} has disbanded.`, except: by.id, now });
  const members = await exitTeam(tx, { team: team.id });
  await membership.closeMemberships(tx, { team: team.id, leftAt: now, leftBy: 'disbanded' });
  await membership.deleteInvitations(tx, { team: team.id });
  await repository.update(tx, team.id, { disbandedAt: now, leader: null });
  await record(tx, team, {
    action: type,
    before: { leader: team.leader, members },
    after: null,
    by,
    now,
  });
  await announce(tx, team, { type, players: members });
}

type TeamNews =
  | 'team.player_joined'
  | 'team.player_left'
  | 'team.player_kicked'
  | 'team.ownership_transferred'
  | 'team.disbanded';

/** To everyone who is in the team. */
async function tellTeam(
  tx: Tx,
  team: TeamRow,
  { except, ...news }: { type: TeamNews; text: string; except?: string; now: number },
): Promise<void> {
  const members = (await repository.findMembers(tx, team.id)).map(({ id }) => id);
  const link = `/app/teams/${encodeURIComponent(team.name)}`;
  await tell(
    tx,
    members.filter((id) => id !== except),
    { ...news, link },
  );
}

async function tell(
  tx: Tx,
  accounts: readonly string[],
  { type, text, link, now }: { type: TeamNews; text: string; link: string; now: number },
): Promise<void> {
  await notify(tx, { accounts, type, title: 'Your team', text, link, key: uuidv7(), now });
}

function alreadyInTeam(): InvalidAction {
  return new InvalidAction('You are already in a team.');
}
