/** A team invites a player, or a player asks to join; the other side accepts or declines. */

import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TeamInvitationEvent } from '@mes/contract/teams-events';
import {
  DECLINE_COOL_DOWN_MS,
  isProposalOpen,
  MAX_INVITATIONS,
  MAX_REQUESTS,
  type ProposalDirection,
  proposalCutoff,
} from '@mes/domain/teams/proposals';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { assertNotBanned } from '../../moderation/service';
import { notify } from '../../notifications/service';
import { countMembers, findPlayer } from '../membership/repository';
import { admitPlayer, assertPlayerNotBanned, joinTeam } from '../membership/service';
import { readMostPlayers } from '../properties';
import * as teams from '../repository';
import { auditTeamChange, lockManagedTeam, lockTeam } from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

const DAY_MS = 86_400_000;

/** What the leader of a team says of a player. */
interface LeaderInput {
  /** The name of the team. */
  readonly team: string;
  /** The id of the player. */
  readonly target: string;
}

/** What a player says of a team, by its name. */
interface PlayerInput {
  readonly team: string;
}

/** Inviting again while the first invitation is open changes nothing. */
export async function invitePlayer(
  tx: Tx,
  { team: teamName, target: playerId }: LeaderInput,
  action: Action,
): Promise<TeamRow> {
  const { actor, now } = action;
  const team = await lockManagedTeam(tx, teamName, actor);
  const player = await findPlayer(tx, playerId);
  if (!player) throw new ObjectNotFound(texts.unknownPlayer);
  if (player.team === team.id) throw new InvalidAction(texts.isMemberAlready(player.name));
  const key = keyOf('invitation', { team, playerId });
  const earlier = await repository.find(tx, key);
  if (earlier && isProposalOpen(earlier, now)) return team;
  assertNotDeclined(earlier, { message: texts.hasDeclined(player.name), now });
  await assertPlayerNotBanned(tx, playerId, now);
  await assertRoom(tx, team, now);

  await propose(tx, { team, key, event: 'team.invited' }, action);
  await notify(tx, {
    accountIds: [playerId],
    type: 'team.invited',
    title: texts.notifications.invitationTitle,
    text: texts.notifications.invited(team.name),
    link: '/app/dashboard',
    // One a day from each team: inviting and withdrawing in turns must not notify every time.
    key: `team.invited:${team.id}:${Math.floor(now / DAY_MS)}`,
    now,
  });
  return team;
}

/** Asking again changes nothing. Who is invited already joins at once. */
export async function askToJoin(tx: Tx, input: PlayerInput, action: Action): Promise<void> {
  const { actor, now } = action;
  assertNotBanned(actor, 'tournaments');
  const team = await lockTeam(tx, input.team);
  const playerId = actor.id;
  if (await repository.isOpen(tx, keyOf('invitation', { team, playerId }), now))
    return joinTeam(tx, input, action);
  const key = keyOf('request', { team, playerId });
  const earlier = await repository.find(tx, key);
  if (earlier && isProposalOpen(earlier, now)) return;
  await assertMayAsk(tx, earlier, action);

  await propose(tx, { team, key, event: 'team.requested' }, action);
  await notifyLeader(
    tx,
    {
      ...{ team, type: 'team.requested', title: texts.notifications.requestTitle },
      text: texts.notifications.requested(actor.name, team.name),
      // One a day from each player: asking and withdrawing in turns must not notify every time.
      key: `team.requested:${team.id}:${actor.id}:${Math.floor(now / DAY_MS)}`,
    },
    action,
  );
}

export async function withdrawInvitation(
  tx: Tx,
  { team: teamName, target: playerId }: LeaderInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  const key = keyOf('invitation', { team, playerId });
  await assertOpen(tx, key, action.now);
  await withdraw(tx, { team, key, event: 'team.invitation_withdrawn' }, action);
  return team;
}

export async function withdrawRequest(
  tx: Tx,
  { team: teamName }: PlayerInput,
  action: Action,
): Promise<void> {
  const team = await lockTeam(tx, teamName);
  const key = keyOf('request', { team, playerId: action.actor.id });
  await assertOpen(tx, key, action.now);
  await withdraw(tx, { team, key, event: 'team.request_withdrawn' }, action);
}

export async function declineInvitation(
  tx: Tx,
  { team: teamName }: PlayerInput,
  action: Action,
): Promise<void> {
  const { actor } = action;
  const team = await lockTeam(tx, teamName);
  const event = 'team.invitation_declined';
  const key = keyOf('invitation', { team, playerId: actor.id });
  await decline(tx, { team, key, event }, action);
  await notifyLeader(
    tx,
    {
      ...{ team, type: event, title: texts.notifications.declinedTitle, key: uuidv7() },
      text: texts.notifications.declined(actor.name, team.name),
    },
    action,
  );
}

export async function declineRequest(
  tx: Tx,
  { team: teamName, target: playerId }: LeaderInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  const event = 'team.request_declined';
  await decline(tx, { team, key: keyOf('request', { team, playerId }), event }, action);
  await notify(tx, {
    accountIds: [playerId],
    type: event,
    title: texts.notifications.requestDeclinedTitle,
    text: texts.notifications.requestDeclined(team.name),
    link: '/app/players/free-agents',
    key: uuidv7(),
    now: action.now,
  });
  return team;
}

/** An invitation is accepted by joining the team. */
export async function acceptRequest(
  tx: Tx,
  { team: teamName, target: playerId }: LeaderInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  await assertOpen(tx, keyOf('request', { team, playerId }), action.now);
  const player = await findPlayer(tx, playerId);
  if (!player) throw new InvalidAction(texts.unknownRequest);
  if (player.team !== null) throw new InvalidAction(texts.isInOtherTeam(player.name));
  await assertPlayerNotBanned(tx, playerId, action.now);
  await admitPlayer(tx, { team, player: { id: playerId, name: player.name } }, action);
  await notify(tx, {
    accountIds: [playerId],
    type: 'team.player_joined',
    title: texts.notifications.teamTitle,
    text: texts.notifications.accepted(team.name),
    link: teamLink(team),
    key: uuidv7(),
    now: action.now,
  });
  return team;
}

/** The names of those who wait for the leader of a team. */
export async function listRequesters(db: Db, teamId: string, now: number): Promise<string[]> {
  const filter = { teamId, direction: 'request', since: proposalCutoff(now) } as const;
  return (await repository.findAllOpenByTeam(db, filter)).map(({ player }) => player.name);
}

/** Declined ones stay until they expire, so that nobody is asked again and again. */
export function deleteExpiredProposals(db: Db, now: number): Promise<void> {
  return repository.deleteAllUntil(db, proposalCutoff(now));
}

interface ProposalChange {
  readonly team: TeamRow;
  readonly key: repository.ProposalKey;
  readonly event: TeamInvitationEvent;
}

async function propose(tx: Tx, { team, key, event }: ProposalChange, action: Action) {
  const { teamId, playerId, direction } = key;
  await repository.save(tx, {
    ...{ team: teamId, player: playerId, direction },
    ...{ proposedBy: action.actor.id, proposedAt: action.now },
  });
  await auditTeamChange(tx, { team, event, before: null, after: playerId }, action);
  await publishProposal(tx, { team, key, event });
}

async function withdraw(tx: Tx, { team, key, event }: ProposalChange, action: Action) {
  await repository.deleteAll(tx, key);
  await auditTeamChange(tx, { team, event, before: key.playerId, after: null }, action);
  await publishProposal(tx, { team, key, event });
}

async function decline(tx: Tx, { team, key, event }: ProposalChange, action: Action) {
  await assertOpen(tx, key, action.now);
  await repository.markDeclined(tx, key, action.now);
  await auditTeamChange(tx, { team, event, before: key.playerId, after: null }, action);
  await publishProposal(tx, { team, key, event });
}

function keyOf(
  direction: ProposalDirection,
  { team, playerId }: { team: TeamRow; playerId: string },
): repository.ProposalKey {
  return { teamId: team.id, playerId, direction };
}

async function assertOpen(tx: Tx, key: repository.ProposalKey, now: number): Promise<void> {
  if (await repository.isOpen(tx, key, now)) return;
  throw new InvalidAction(
    key.direction === 'invitation' ? texts.unknownInvitation : texts.unknownRequest,
  );
}

function assertNotDeclined(
  earlier: repository.ProposalRow | undefined,
  { message, now }: { message: string; now: number },
): void {
  if (!earlier || earlier.declinedAt === null) return;
  const allowedAt = earlier.declinedAt + DECLINE_COOL_DOWN_MS;
  if (now < allowedAt) throw new InvalidAction(message, { allowedAt });
}

async function assertRoom(tx: Tx, { id: teamId }: TeamRow, now: number): Promise<void> {
  if ((await countMembers(tx, teamId)) >= (await readMostPlayers(tx))) {
    throw new InvalidAction(texts.teamFull);
  }
  const filter = { teamId, direction: 'invitation', since: proposalCutoff(now) } as const;
  if ((await repository.findAllOpenByTeam(tx, filter)).length >= MAX_INVITATIONS) {
    throw new InvalidAction(texts.tooManyInvitations(MAX_INVITATIONS));
  }
}

async function assertMayAsk(
  tx: Tx,
  earlier: repository.ProposalRow | undefined,
  { actor, now }: Action,
): Promise<void> {
  if ((await teams.findIdByPlayer(tx, actor.id)) !== null) {
    throw new InvalidAction(texts.alreadyInTeam);
  }
  assertNotDeclined(earlier, { message: texts.requestWasDeclined, now });
  const filter = { playerId: actor.id, direction: 'request', since: proposalCutoff(now) } as const;
  if ((await repository.countOpenByPlayer(tx, filter)) >= MAX_REQUESTS) {
    throw new InvalidAction(texts.tooManyRequests(MAX_REQUESTS));
  }
}

async function notifyLeader(
  tx: Tx,
  {
    team,
    ...notice
  }: {
    team: TeamRow;
    type: 'team.requested' | 'team.invitation_declined';
    title: string;
    text: string;
    key: string;
  },
  { now }: Action,
): Promise<void> {
  if (team.leader === null) return;
  await notify(tx, { ...notice, accountIds: [team.leader], link: teamLink(team), now });
}

/** To the leader and the player only: whom a team invites, and who asks, is not public. */
async function publishProposal(
  tx: Tx,
  { team, key: { playerId }, event }: ProposalChange,
): Promise<void> {
  const accountIds = team.leader === null ? [playerId] : [team.leader, playerId];
  await publish(tx, accountIds.map(channels.account), event, { team: team.name });
}

function teamLink({ name }: TeamRow): string {
  return `/app/teams/${encodeURIComponent(name)}`;
}
