/**
 * Who is in a team. Whoever changes that holds the team's row first: of two who want the last
 * place, or a leader who leaves while another is kicked, the second sees what the first has done.
 */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { checkTag, checkTeamName } from '@mes/domain/names/validity';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../platform/database/database';
import { assertNotBanned, isPlayerBanned } from '../../moderation/service';
import { notify } from '../../notifications/service';
import { enterTeam, exitTeam } from '../../players/service';
import { accepted, assertNotReserved, explained } from '../profile/service';
import { invitationsSince, mostPlayers } from '../properties';
import type { TeamRow } from '../repository';
import * as repository from '../repository';
import { announce, type Change, held, managed, record } from '../service';
import * as membership from './repository';

/** Why a team must go on for now, or null. Features that need it there say so. */
export type ValidateDisband = (tx: Tx, team: TeamRow) => Promise<string | null>;

interface NewTeam {
  readonly name: string;
  readonly tag: string;
  readonly region: (typeof TEAM_REGIONS)[number];
  readonly logo: string | null;
}

export async function create(tx: Tx, wanted: NewTeam, { actor, now }: Change): Promise<void> {
  assertNotBanned(actor, 'tournaments');
  const name = accepted('name', checkTeamName(wanted.name));
  const tag = accepted('tag', checkTag(wanted.tag));
  const team = { id: uuidv7(), ...wanted, name, tag, leader: actor.id, createdAt: now };
  if ((await repository.findTeamOf(tx, actor.id)) !== null) throw alreadyInTeam();
  await assertNotReserved(tx, { name, team: team.id, now });
  try {
    await repository.insert(tx, team);
  } catch (error) {
    throw explained(error, { name, tag });
  }
  await enter(tx, { team: team.id, player: actor.id, now });
  await record(tx, team, {
    action: 'team.created',
    before: null,
    after: { name, tag, region: wanted.region },
    actor,
    now,
  });
  await announce(tx, team, { type: 'team.created', players: [actor.id] });
}

export async function join(tx: Tx, name: string, { actor, now }: Change): Promise<void> {
  assertNotBanned(actor, 'tournaments');
  const team = await held(tx, name);
  const place = { team: team.id, player: actor.id };
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
    after: actor.id,
    actor,
    now,
  });
  await tellTeam(tx, team, {
    type: 'team.player_joined',
    text: `${actor.name} has joined ${team.name}.`,
    except: actor.id,
    now,
  });
  await announce(tx, team, { type: 'team.player_joined', players: [actor.id] });
}

/** A leader with others in the team hands it over first; with the last player it ends. */
export async function leave(
  tx: Tx,
  { team: name, validateDisband }: { team?: string; validateDisband: ValidateDisband },
  { actor, now }: Change,
): Promise<void> {
  const team = await ownTeam(tx, actor.id);
  if (name !== undefined && name.toLowerCase() !== team.name.toLowerCase()) {
    throw new InvalidAction(`You are not in ${name}.`);
  }
  if (team.leader !== actor.id)
    return remove(tx, team, { player: actor.id, leftBy: 'left' }, { actor, now });
  if ((await membership.countMembers(tx, team.id)) > 1) {
    throw new InvalidAction('Make another player the leader before you leave the team.');
  }
  await end(tx, team, validateDisband, { actor, now });
}

export async function kick(
  tx: Tx,
  { team: name, target }: { team: string; target: string },
  { actor, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, actor);
  if (target === team.leader) throw new InvalidAction('The leader cannot be kicked.');
  await remove(tx, team, { player: target, leftBy: 'kicked' }, { actor, now });
  return team;
}

export async function transferOwnership(
  tx: Tx,
  { team: name, target }: { team: string; target: string },
  { actor, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, actor);
  const player = await membership.findPlayer(tx, target);
  if (player?.team !== team.id) throw new InvalidAction('This player is not in the team.');
  if (target === team.leader) throw new InvalidAction(`${player.name} leads the team already.`);
  await assertTargetMayPlay(tx, target, now);
  await handOver(tx, team, { to: target, name: player.name }, { actor, now });
  return { ...team, leader: target };
}

export async function disband(
  tx: Tx,
  { team: name, validateDisband }: { team: string; validateDisband: ValidateDisband },
  { actor, now }: Change,
): Promise<void> {
  await end(tx, await managed(tx, name, actor), validateDisband, { actor, now });
}

/** For an account that goes: the longest member leads on, and without one the team ends. */
export async function leaveForGood(
  tx: Tx,
  player: string,
  { actor, now }: { actor: { id: string }; now: number },
): Promise<void> {
  await membership.deleteInvitations(tx, { player });
  if ((await repository.findTeamOf(tx, player)) === null) return;
  const team = await ownTeam(tx, player);
  if (team.leader === player) {
    const heir = await membership.findLongestMember(tx, { team: team.id, player });
    const named = heir === undefined ? undefined : await membership.findPlayer(tx, heir);
    if (!named) return end(tx, team, async () => null, { actor, now });
    await handOver(tx, team, { to: named.id, name: named.name }, { actor, now });
  }
  await remove(tx, team, { player, leftBy: 'deleted' }, { actor, now });
}

/** Who is banned from tournaments plays in no team. */
export async function assertTargetMayPlay(tx: Tx, player: string, now: number): Promise<void> {
  if (await isPlayerBanned(tx, { playerId: player, scopes: TOURNAMENT_BAN_SCOPES, now })) {
    throw new InvalidAction('This player is banned.');
  }
}

interface Changed {
  readonly actor: { readonly id: string };
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
  if (!(await enterTeam(tx, { teamId: team, playerId: player }))) throw alreadyInTeam();
  await membership.openMembership(tx, { id: uuidv7(), team, player, joinedAt: now });
}

async function remove(
  tx: Tx,
  team: TeamRow,
  { player, leftBy }: { player: string; leftBy: 'left' | 'kicked' | 'deleted' },
  { actor, now }: Changed,
): Promise<void> {
  const known = await membership.findPlayer(tx, player);
  if (!known) throw new ObjectNotFound();
  const [left] = await exitTeam(tx, { teamId: team.id, playerId: player });
  if (left === undefined) throw new InvalidAction('This player is not in the team.');
  await membership.closeMemberships(tx, { team: team.id, player, leftAt: now, leftBy });
  const type = leftBy === 'kicked' ? 'team.player_kicked' : 'team.player_left';
  await record(tx, team, { action: type, before: player, after: null, actor, now });
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
  { actor, now }: Changed,
): Promise<void> {
  await repository.update(tx, team.id, { leader: to });
  const type = 'team.ownership_transferred';
  await record(tx, team, { action: type, before: team.leader, after: to, actor, now });
  await tellTeam(tx, team, {
    type,
    text: `${name} leads ${team.name} now.`,
    except: actor.id,
    now,
  });
  const concerned = team.leader === null ? [to] : [team.leader, to];
  await announce(tx, team, { type, players: concerned });
}

async function end(
  tx: Tx,
  team: TeamRow,
  validateDisband: ValidateDisband,
  { actor, now }: Changed,
): Promise<void> {
  const reason = await validateDisband(tx, team);
  if (reason !== null) throw new InvalidAction(reason);
  const type = 'team.disbanded';
  await tellTeam(tx, team, { type, text: `${team.name} has disbanded.`, except: actor.id, now });
  const members = await exitTeam(tx, { teamId: team.id });
  await membership.closeMemberships(tx, { team: team.id, leftAt: now, leftBy: 'disbanded' });
  await membership.deleteInvitations(tx, { team: team.id });
  await repository.update(tx, team.id, { disbandedAt: now, leader: null });
  await record(tx, team, {
    action: type,
    before: { leader: team.leader, members },
    after: null,
    actor,
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
