/**
 * Who is in a team. Every change locks the row of the team first: of two who want the last place,
 * or a leader who leaves while another player is kicked, the second sees what the first has done.
 */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { PlayerMembership } from '@mes/contract/players';
import type { TeamMembership } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import { checkTag } from '@mes/domain/names/validity';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { assertNotBanned, isPlayerBanned } from '../../moderation/service';
import { notify } from '../../notifications/service';
import * as players from '../../players/service';
import * as invitationLinks from '../invitation-links/repository';
import { assertInvitationLink } from '../invitation-links/service';
import { assertNameNotReserved, validateName } from '../names/service';
import { explainDuplicate, validateField } from '../profile/service';
import { readMostPlayers } from '../properties';
import * as proposals from '../proposals/repository';
import * as teams from '../repository';
import {
  auditTeamChange,
  findTeam,
  lockManagedTeam,
  lockTeam,
  publishTeamChange,
  toTeamReference,
} from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

/** Why a team must not disband now, or null. */
export type ValidateDisband = (tx: Tx, team: TeamRow) => Promise<string | null>;

/** Of deletions, only the id of the actor is known. */
type MemberAction = Action<Pick<Actor, 'id'>>;

/** Takes a team that ends out of the tournaments that it is in. */
export type LeaveTournaments = (
  tx: Tx,
  team: { readonly id: string; readonly name: string },
  action: MemberAction,
) => Promise<void>;

interface NewTeam {
  readonly name: string;
  readonly tag: string;
  readonly region: (typeof TEAM_REGIONS)[number];
  readonly logo: string | null;
}

/** Who was in the team and when, newest first. */
export async function readRosterHistory(db: Db, teamName: string): Promise<TeamMembership[]> {
  const { id } = await findTeam(db, teamName);
  const rows = await repository.findAllByTeam(db, id);
  return rows.map(({ player, ...period }) => ({
    player: players.toRosterPlayer(player),
    ...period,
  }));
}

/** The teams that a player was in, newest first. */
export async function listTeamsOfPlayer(db: Db, playerId: string): Promise<PlayerMembership[]> {
  const rows = await repository.findAllByPlayer(db, playerId);
  return rows.map(({ team, ...period }) => ({ team: toTeamReference(team), ...period }));
}

/** Resolves to the id of the team. */
export async function createTeam(
  tx: Tx,
  { isReserved, ...input }: NewTeam & { isReserved: IsReservedName },
  action: Action,
): Promise<string> {
  const { actor, now } = action;
  assertNotBanned(actor, 'tournaments');
  const name = validateName(input.name, { isReserved, actor });
  const tag = validateField('tag', checkTag(input.tag));
  const team = { id: uuidv7(), ...input, name, tag, leader: actor.id, createdAt: now };
  if ((await teams.findIdByPlayer(tx, actor.id)) !== null) {
    throw new InvalidAction(texts.alreadyInTeam);
  }
  await assertNameNotReserved(tx, { name, teamId: team.id, now });
  try {
    await teams.insert(tx, team);
  } catch (error) {
    throw explainDuplicate(error, { name, tag });
  }
  await addPlayer(tx, { teamId: team.id, playerId: actor.id }, action);
  const event = 'team.created';
  const after = { name, tag, region: input.region };
  await auditTeamChange(tx, { team, event, before: null, after }, action);
  await publishTeamChange(tx, { team, event, playerIds: [actor.id] });
  return team.id;
}

interface JoinInput {
  /** The name of the team. */
  readonly team: string;
  /** The token of its invitation link, for who is not invited in person. */
  readonly invitation?: string | undefined;
}

export async function joinTeam(
  tx: Tx,
  { team: teamName, invitation: token }: JoinInput,
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  assertNotBanned(actor, 'tournaments');
  const team = await lockTeam(tx, teamName);
  const invitation = { teamId: team.id, playerId: actor.id, direction: 'invitation' } as const;
  if (!(await proposals.isOpen(tx, invitation, now))) {
    if (token === undefined) throw new InvalidAction(texts.notInvited);
    await assertInvitationLink(tx, { teamId: team.id, token }, now);
  }
  await admitPlayer(tx, { team, player: actor }, action);
}

/** Of a team that is locked. The actor is the player, or the leader who lets the player in. */
export async function admitPlayer(
  tx: Tx,
  { team, player }: { team: TeamRow; player: Pick<Actor, 'id' | 'name'> },
  action: Action,
): Promise<void> {
  if ((await repository.countMembers(tx, team.id)) >= (await readMostPlayers(tx))) {
    throw new InvalidAction(texts.thisTeamFull);
  }
  const place = { teamId: team.id, playerId: player.id };
  await addPlayer(tx, place, action);
  await proposals.deleteAll(tx, { ...place, direction: 'invitation' });
  await proposals.deleteOpenRequestsByPlayer(tx, player.id);
  const event = 'team.player_joined';
  await auditTeamChange(tx, { team, event, before: null, after: player.id }, action);
  const text = texts.notifications.joined(player.name, team.name);
  const exceptIds = [player.id, action.actor.id];
  await notifyMembers(tx, { team, event, text, exceptIds, now: action.now });
  await publishTeamChange(tx, { team, event, playerIds: [player.id] });
}

export async function kickPlayer(
  tx: Tx,
  { team: teamName, target: playerId }: { team: string; target: string },
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  if (playerId === team.leader) throw new InvalidAction(texts.leaderCannotBeKicked);
  await removePlayer(tx, { team, playerId, leftBy: 'kicked' }, action);
  await invitationLinks.deleteByTeam(tx, team.id);
  return team;
}

export async function transferOwnership(
  tx: Tx,
  { team: teamName, target: playerId }: { team: string; target: string },
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  const player = await repository.findPlayer(tx, playerId);
  if (player?.team !== team.id) throw new InvalidAction(texts.playerNotInTeam);
  if (playerId === team.leader) throw new InvalidAction(texts.leadsAlready(player.name));
  await assertPlayerNotBanned(tx, playerId, action.now);
  await changeLeader(tx, { team, leaderId: playerId, leaderName: player.name }, action);
  return { ...team, leader: playerId };
}

export interface Membership {
  leaveTeam(tx: Tx, input: { team?: string }, action: Action): Promise<void>;
  disbandTeam(tx: Tx, input: { team: string }, action: Action): Promise<void>;
}

/** What may end a team, about which features above have a say. */
export function createMembership({
  validateDisband,
}: {
  validateDisband: ValidateDisband;
}): Membership {
  async function endIfValid(tx: Tx, team: TeamRow, action: Action): Promise<void> {
    const reason = await validateDisband(tx, team);
    if (reason !== null) throw new InvalidAction(reason);
    await endTeam(tx, team, action);
  }

  return {
    /** A leader must transfer the team first; when the last player leaves, the team ends. */
    async leaveTeam(tx, { team: teamName }, action) {
      const playerId = action.actor.id;
      const team = await lockTeamOfPlayer(tx, playerId);
      if (teamName !== undefined && teamName.toLowerCase() !== team.name.toLowerCase()) {
        throw new InvalidAction(texts.notInThatTeam(teamName));
      }
      if (team.leader !== playerId) {
        return removePlayer(tx, { team, playerId, leftBy: 'left' }, action);
      }
      if ((await repository.countMembers(tx, team.id)) > 1) {
        throw new InvalidAction(texts.transferBeforeLeaving);
      }
      await endIfValid(tx, team, action);
    },
    async disbandTeam(tx, { team: teamName }, action) {
      await endIfValid(tx, await lockManagedTeam(tx, teamName, action.actor), action);
    },
  };
}

/** The longest member becomes leader; without one the team leaves its tournaments and ends. */
export async function removeDeletedPlayer(
  tx: Tx,
  { playerId, leaveTournaments }: { playerId: string; leaveTournaments: LeaveTournaments },
  action: MemberAction,
): Promise<void> {
  await proposals.deleteAll(tx, { playerId });
  if ((await teams.findIdByPlayer(tx, playerId)) === null) return;
  const team = await lockTeamOfPlayer(tx, playerId);
  if (team.leader === playerId) {
    const nextId = await repository.findLongestMember(tx, { teamId: team.id, exceptId: playerId });
    const next = nextId === undefined ? undefined : await repository.findPlayer(tx, nextId);
    if (!next) {
      await leaveTournaments(tx, team, action);
      return endTeam(tx, team, action);
    }
    await changeLeader(tx, { team, leaderId: next.id, leaderName: next.name }, action);
  }
  await removePlayer(tx, { team, playerId, leftBy: 'deleted' }, action);
}

/** Who is banned from tournaments plays in no team. */
export async function assertPlayerNotBanned(tx: Tx, playerId: string, now: number): Promise<void> {
  if (await isPlayerBanned(tx, { playerId, scopes: TOURNAMENT_BAN_SCOPES, now })) {
    throw new InvalidAction(texts.playerBanned);
  }
}

async function lockTeamOfPlayer(tx: Tx, playerId: string): Promise<TeamRow> {
  const id = await teams.findIdByPlayer(tx, playerId);
  const team = id === null ? undefined : await teams.lockById(tx, id);
  if (!team) throw new InvalidAction(texts.notInTeam);
  return team;
}

async function addPlayer(
  tx: Tx,
  { teamId, playerId }: { teamId: string; playerId: string },
  { now }: MemberAction,
): Promise<void> {
  if (!(await players.enterTeam(tx, { teamId, playerId }))) {
    throw new InvalidAction(texts.alreadyInTeam);
  }
  await repository.insert(tx, { id: uuidv7(), team: teamId, player: playerId, joinedAt: now });
}

async function removePlayer(
  tx: Tx,
  {
    team,
    playerId,
    leftBy,
  }: { team: TeamRow; playerId: string; leftBy: 'left' | 'kicked' | 'deleted' },
  action: MemberAction,
): Promise<void> {
  const { now } = action;
  const player = await repository.findPlayer(tx, playerId);
  if (!player) throw new ObjectNotFound();
  const [removedId] = await players.exitTeam(tx, { teamId: team.id, playerId });
  if (removedId === undefined) throw new InvalidAction(texts.playerNotInTeam);
  await repository.close(tx, { teamId: team.id, playerId, leftAt: now, leftBy });
  const event = leftBy === 'kicked' ? 'team.player_kicked' : 'team.player_left';
  await auditTeamChange(tx, { team, event, before: playerId, after: null }, action);
  if (leftBy === 'kicked') {
    const text = texts.notifications.kicked(team.name);
    await notifyPlayers(tx, { playerIds: [playerId], event, text, link: '/app/dashboard', now });
  } else {
    const text = texts.notifications.left(player.name, team.name);
    await notifyMembers(tx, { team, event, text, now });
  }
  await publishTeamChange(tx, { team, event, playerIds: [playerId] });
}

async function changeLeader(
  tx: Tx,
  { team, leaderId, leaderName }: { team: TeamRow; leaderId: string; leaderName: string },
  action: MemberAction,
): Promise<void> {
  await teams.update(tx, team.id, { leader: leaderId });
  const event = 'team.ownership_transferred';
  await auditTeamChange(tx, { team, event, before: team.leader, after: leaderId }, action);
  const text = texts.notifications.leads(leaderName, team.name);
  await notifyMembers(tx, { team, event, text, exceptIds: [action.actor.id], now: action.now });
  const playerIds = team.leader === null ? [leaderId] : [team.leader, leaderId];
  await publishTeamChange(tx, { team, event, playerIds });
}

async function endTeam(tx: Tx, team: TeamRow, action: MemberAction): Promise<void> {
  const { actor, now } = action;
  const event = 'team.disbanded';
  const text = texts.notifications.disbanded(team.name);
  await notifyMembers(tx, { team, event, text, exceptIds: [actor.id], now });
  const members = await players.exitTeam(tx, { teamId: team.id });
  await repository.close(tx, { teamId: team.id, leftAt: now, leftBy: 'disbanded' });
  await proposals.deleteAll(tx, { teamId: team.id });
  await invitationLinks.deleteByTeam(tx, team.id);
  await teams.update(tx, team.id, { disbandedAt: now, leader: null });
  const before = { leader: team.leader, members };
  await auditTeamChange(tx, { team, event, before, after: null }, action);
  await publishTeamChange(tx, { team, event, playerIds: members });
}

interface TeamNotification {
  readonly event:
    | 'team.player_joined'
    | 'team.player_left'
    | 'team.player_kicked'
    | 'team.ownership_transferred'
    | 'team.disbanded';
  readonly text: string;
  readonly now: number;
}

async function notifyMembers(
  tx: Tx,
  {
    team,
    exceptIds = [],
    ...rest
  }: TeamNotification & { team: TeamRow; exceptIds?: readonly string[] },
): Promise<void> {
  const members = (await teams.findAllMembers(tx, team.id)).map(({ id }) => id);
  const link = `/app/teams/${encodeURIComponent(team.name)}`;
  const playerIds = members.filter((id) => !exceptIds.includes(id));
  await notifyPlayers(tx, { playerIds, link, ...rest });
}

async function notifyPlayers(
  tx: Tx,
  {
    playerIds,
    event,
    text,
    link,
    now,
  }: TeamNotification & { playerIds: readonly string[]; link: string },
): Promise<void> {
  const title = texts.notifications.teamTitle;
  await notify(tx, { accountIds: playerIds, type: event, title, text, link, key: uuidv7(), now });
}
