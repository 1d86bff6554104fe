/** Requests of players to join a team. */

import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import type { TeamInvitationEvent } from '@mes/contract/teams-events';
import {
  isRequestOpen,
  MAX_REQUESTS,
  REQUEST_COOL_DOWN_MS,
  requestCutoff,
} from '@mes/domain/teams/requests';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { assertNotBanned } from '../../moderation/service';
import { notify } from '../../notifications/service';
import * as invitations from '../invitations/repository';
import { findPlayer } from '../membership/repository';
import { admitPlayer, assertPlayerNotBanned, joinTeam } from '../membership/service';
import type { TeamRow } from '../repository';
import * as teams from '../repository';
import { auditTeamChange, lockManagedTeam, lockTeam } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const DAY_MS = 86_400_000;

interface RequestInput {
  /** The name of the team. */
  readonly team: string;
  /** The id of the player. */
  readonly target: string;
}

/** Asking again changes nothing. Who is invited already joins at once. */
export async function askToJoin(tx: Tx, input: { team: string }, action: Action): Promise<void> {
  const { actor, now } = action;
  assertNotBanned(actor, 'tournaments');
  const team = await lockTeam(tx, input.team);
  const place = { teamId: team.id, playerId: actor.id };
  if (await invitations.isInvited(tx, place, now)) return joinTeam(tx, input, action);
  const earlier = await repository.find(tx, place);
  if (earlier && isRequestOpen(earlier, now)) return;
  await assertMayAsk(tx, earlier, action);

  await repository.save(tx, { team: team.id, player: actor.id, requestedAt: now });
  const event = 'team.requested';
  await auditTeamChange(tx, { team, event, before: null, after: actor.id }, action);
  await notifyLeader(tx, team, action);
  await publishRequest(tx, { team, event, playerId: actor.id });
}

export async function withdrawRequest(
  tx: Tx,
  { team: teamName }: { team: string },
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const team = await lockTeam(tx, teamName);
  const place = { teamId: team.id, playerId: actor.id };
  await assertRequested(tx, place, now);
  await repository.deleteOne(tx, place);
  const event = 'team.request_withdrawn';
  await auditTeamChange(tx, { team, event, before: actor.id, after: null }, action);
  await publishRequest(tx, { team, event, playerId: actor.id });
}

export async function acceptRequest(
  tx: Tx,
  { team: teamName, target: playerId }: RequestInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  await assertRequested(tx, { teamId: team.id, playerId }, action.now);
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

export async function declineRequest(
  tx: Tx,
  { team: teamName, target: playerId }: RequestInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  const place = { teamId: team.id, playerId };
  await assertRequested(tx, place, action.now);
  await repository.markDeclined(tx, place, action.now);
  const event = 'team.request_declined';
  await auditTeamChange(tx, { team, event, before: playerId, after: null }, action);
  await notify(tx, {
    accountIds: [playerId],
    type: event,
    title: texts.notifications.requestDeclinedTitle,
    text: texts.notifications.requestDeclined(team.name),
    link: '/app/players/free-agents',
    key: uuidv7(),
    now: action.now,
  });
  await publishRequest(tx, { team, event, playerId });
  return team;
}

/** The names of those who wait for the leader of a team. */
export async function listRequesters(db: Db, teamId: string, now: number): Promise<string[]> {
  const open = await repository.findAllOpenByTeam(db, { teamId, since: requestCutoff(now) });
  return open.map(({ player }) => player.name);
}

export function deleteExpiredRequests(db: Db, now: number): Promise<void> {
  return repository.deleteAllUntil(db, requestCutoff(now));
}

async function assertMayAsk(
  tx: Tx,
  earlier: repository.RequestRow | undefined,
  { actor, now }: Action,
): Promise<void> {
  if ((await teams.findIdByPlayer(tx, actor.id)) !== null) {
    throw new InvalidAction(texts.alreadyInTeam);
  }
  if (earlier?.declinedAt != null) {
    const allowedAt = earlier.declinedAt + REQUEST_COOL_DOWN_MS;
    if (now < allowedAt) throw new InvalidAction(texts.requestWasDeclined, { allowedAt });
  }
  const since = requestCutoff(now);
  if ((await repository.countOpenByPlayer(tx, { playerId: actor.id, since })) >= MAX_REQUESTS) {
    throw new InvalidAction(texts.tooManyRequests(MAX_REQUESTS));
  }
}

async function assertRequested(
  tx: Tx,
  place: { teamId: string; playerId: string },
  now: number,
): Promise<void> {
  const request = await repository.find(tx, place);
  if (!request || !isRequestOpen(request, now)) throw new InvalidAction(texts.unknownRequest);
}

async function notifyLeader(tx: Tx, team: TeamRow, { actor, now }: Action): Promise<void> {
  if (team.leader === null) return;
  await notify(tx, {
    accountIds: [team.leader],
    type: 'team.requested',
    title: texts.notifications.requestTitle,
    text: texts.notifications.requested(actor.name, team.name),
    link: teamLink(team),
    // One a day from each player: asking and withdrawing in turns must not notify every time.
    key: `team.requested:${team.id}:${actor.id}:${Math.floor(now / DAY_MS)}`,
    now,
  });
}

/** To the leader and the player only: who asks is not public. */
async function publishRequest(
  tx: Tx,
  { team, event, playerId }: { team: TeamRow; event: TeamInvitationEvent; playerId: string },
): Promise<void> {
  const accountIds = team.leader === null ? [playerId] : [team.leader, playerId];
  await publish(tx, accountIds.map(channels.account), event, { team: team.name });
}

function teamLink({ name }: TeamRow): string {
  return `/app/teams/${encodeURIComponent(name)}`;
}
