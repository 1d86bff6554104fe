/** Invitations of players to a team. */

import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TeamInvitationEvent } from '@mes/contract/teams-events';
import {
  DECLINE_COOL_DOWN_MS,
  invitationCutoff,
  isInvitationOpen,
  MAX_INVITATIONS,
} from '@mes/domain/teams/invitations';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { notify } from '../../notifications/service';
import { countMembers, findPlayer } from '../membership/repository';
import { assertPlayerNotBanned } from '../membership/service';
import { readMostPlayers } from '../properties';
import type { TeamRow } from '../repository';
import { auditTeamChange, lockManagedTeam, lockTeam } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

const DAY_MS = 86_400_000;

interface InvitationInput {
  /** The name of the team. */
  readonly team: string;
  /** The id of the player. */
  readonly target: string;
}

/** Inviting again while the first invitation is open changes nothing. */
export async function invitePlayer(
  tx: Tx,
  { team: teamName, target: playerId }: InvitationInput,
  action: Action,
): Promise<TeamRow> {
  const { actor, now } = action;
  const team = await lockManagedTeam(tx, teamName, actor);
  const player = await findPlayer(tx, playerId);
  if (!player) throw new ObjectNotFound(texts.unknownPlayer);
  if (player.team === team.id) throw new InvalidAction(texts.isMemberAlready(player.name));
  const earlier = await repository.find(tx, { teamId: team.id, playerId });
  if (earlier && isInvitationOpen(earlier, now)) return team;
  assertNotDeclined(earlier, { playerName: player.name, now });
  await assertPlayerNotBanned(tx, playerId, now);
  await assertRoom(tx, team, now);

  await repository.save(tx, {
    team: team.id,
    player: playerId,
    invitedBy: actor.id,
    invitedAt: now,
  });
  const event = 'team.invited';
  await auditTeamChange(tx, { team, event, before: null, after: playerId }, action);
  await notify(tx, {
    accountIds: [playerId],
    type: event,
    title: texts.notifications.invitationTitle,
    text: texts.notifications.invited(team.name),
    link: '/app/dashboard',
    // One a day from each team: inviting and withdrawing in turns must not notify every time.
    key: `team.invited:${team.id}:${Math.floor(now / DAY_MS)}`,
    now,
  });
  await publishInvitation(tx, { team, event, playerId });
  return team;
}

export async function withdrawInvitation(
  tx: Tx,
  { team: teamName, target: playerId }: InvitationInput,
  action: Action,
): Promise<TeamRow> {
  const team = await lockManagedTeam(tx, teamName, action.actor);
  await assertInvited(tx, { teamId: team.id, playerId }, action.now);
  await repository.deleteAll(tx, { teamId: team.id, playerId });
  const event = 'team.invitation_withdrawn';
  await auditTeamChange(tx, { team, event, before: playerId, after: null }, action);
  await publishInvitation(tx, { team, event, playerId });
  return team;
}

export async function declineInvitation(
  tx: Tx,
  { team: teamName }: { team: string },
  action: Action,
): Promise<void> {
  const { actor, now } = action;
  const team = await lockTeam(tx, teamName);
  const place = { teamId: team.id, playerId: actor.id };
  await assertInvited(tx, place, now);
  await repository.markDeclined(tx, place, now);
  const event = 'team.invitation_declined';
  await auditTeamChange(tx, { team, event, before: actor.id, after: null }, action);
  if (team.leader !== null) {
    await notify(tx, {
      accountIds: [team.leader],
      type: event,
      title: texts.notifications.declinedTitle,
      text: texts.notifications.declined(actor.name, team.name),
      link: `/app/teams/${encodeURIComponent(team.name)}`,
      key: uuidv7(),
      now,
    });
  }
  await publishInvitation(tx, { team, event, playerId: actor.id });
}

/** Declined ones stay until they expire, so that nobody is invited again and again. */
export function deleteExpiredInvitations(db: Db, now: number): Promise<void> {
  return repository.deleteAllUntil(db, invitationCutoff(now));
}

/** To the leader and the player only: whom a team invites is not public. */
async function publishInvitation(
  tx: Tx,
  { team, event, playerId }: { team: TeamRow; event: TeamInvitationEvent; playerId: string },
): Promise<void> {
  const accountIds = team.leader === null ? [playerId] : [team.leader, playerId];
  await publish(tx, accountIds.map(channels.account), event, { team: team.name });
}

async function assertInvited(
  tx: Tx,
  place: { teamId: string; playerId: string },
  now: number,
): Promise<void> {
  if (!(await repository.isInvited(tx, place, now))) {
    throw new InvalidAction(texts.unknownInvitation);
  }
}

function assertNotDeclined(
  earlier: repository.InvitationRow | undefined,
  { playerName, now }: { playerName: string; now: number },
): void {
  if (!earlier || earlier.declinedAt === null) return;
  const allowedAt = earlier.declinedAt + DECLINE_COOL_DOWN_MS;
  if (now < allowedAt) throw new InvalidAction(texts.hasDeclined(playerName), { allowedAt });
}

async function assertRoom(tx: Tx, { id }: TeamRow, now: number): Promise<void> {
  if ((await countMembers(tx, id)) >= (await readMostPlayers(tx))) {
    throw new InvalidAction(texts.teamFull);
  }
  const since = invitationCutoff(now);
  const open = await repository.findAllOpenByTeam(tx, { teamId: id, since });
  if (open.length >= MAX_INVITATIONS) {
    throw new InvalidAction(texts.tooManyInvitations(MAX_INVITATIONS));
  }
}
