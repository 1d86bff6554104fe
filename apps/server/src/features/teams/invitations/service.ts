/** How players get into a team: they are asked, and say yes or no. */
import { publish } from '../../../platform/outbox/publish';
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TeamInvitationEvent } from '@mes/contract/teams-events';
import { DECLINED_FOR_MS, MOST_INVITATIONS } from '@mes/domain/teams/invitations';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../platform/database/database';
import { notify } from '../../notifications/service';
import * as membership from '../membership/repository';
import { assertTargetMayPlay } from '../membership/service';
import { invitationsSince, mostPlayers } from '../properties';
import type { TeamRow } from '../repository';
import { type Change, held, managed, record } from '../service';

const DAY_MS = 86_400_000;

interface Invitation {
  readonly team: string;
  readonly target: string;
}

/** Inviting again while the first invitation is open changes nothing. */
export async function invite(
  tx: Tx,
  { team: name, target }: Invitation,
  { actor, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, actor);
  const player = await membership.findPlayer(tx, target);
  if (!player) throw new ObjectNotFound('There is no such player.');
  if (player.team === team.id) throw new InvalidAction(`${player.name} is in the team already.`);
  const place = { team: team.id, player: target };
  const earlier = await membership.findInvitation(tx, place);
  if (earlier && isOpen(earlier, now)) return team;
  assertNotDeclined(earlier, { name: player.name, now });
  await assertTargetMayPlay(tx, target, now);
  await assertRoom(tx, team, now);

  await membership.saveInvitation(tx, { ...place, invitedBy: actor.id, invitedAt: now });
  await record(tx, team, { action: 'team.invited', before: null, after: target, actor, now });
  await notify(tx, {
    accounts: [target],
    type: 'team.invited',
    title: 'Team invitation',
    text: `${team.name} invites you to join the team.`,
    link: '/app/dashboard',
    // Once a day from a team: inviting and withdrawing in turns wakes nobody again and again.
    key: `team.invited:${team.id}:${Math.floor(now / DAY_MS)}`,
    now,
  });
  await tellBoth(tx, team, { type: 'team.invited', player: target });
  return team;
}

export async function withdraw(
  tx: Tx,
  { team: name, target }: Invitation,
  { actor, now }: Change,
): Promise<TeamRow> {
  const team = await managed(tx, name, actor);
  await assertInvited(tx, { team: team.id, player: target }, now);
  await membership.deleteInvitations(tx, { team: team.id, player: target });
  const type = 'team.invitation_withdrawn';
  await record(tx, team, { action: type, before: target, after: null, actor, now });
  await tellBoth(tx, team, { type, player: target });
  return team;
}

export async function decline(tx: Tx, name: string, { actor, now }: Change): Promise<void> {
  const team = await held(tx, name);
  const place = { team: team.id, player: actor.id };
  await assertInvited(tx, place, now);
  await membership.markDeclined(tx, place, now);
  const type = 'team.invitation_declined';
  await record(tx, team, { action: type, before: actor.id, after: null, actor, now });
  if (team.leader !== null) {
    await notify(tx, {
      accounts: [team.leader],
      type,
      title: 'Invitation declined',
      text: `${actor.name} does not join ${team.name}.`,
      link: `/app/teams/${encodeURIComponent(team.name)}`,
      key: uuidv7(),
      now,
    });
  }
  await tellBoth(tx, team, { type, player: actor.id });
}

/** Declined ones are kept as long, so that nobody is asked again and again. */
export function forgetOldInvitations(db: Db, now: number): Promise<void> {
  return membership.deleteInvitationsUpTo(db, invitationsSince(now));
}

/** Whom a team has invited is nobody else's business. */
async function tellBoth(
  tx: Tx,
  { leader, name }: TeamRow,
  { type, player }: { type: TeamInvitationEvent; player: string },
): Promise<void> {
  const accounts = leader === null ? [player] : [leader, player];
  await publish(tx, accounts.map(channels.account), type, { team: name });
}

type InvitationRow = NonNullable<Awaited<ReturnType<typeof membership.findInvitation>>>;

function isOpen({ declinedAt, invitedAt }: InvitationRow, now: number): boolean {
  return declinedAt === null && invitedAt > invitationsSince(now);
}

async function assertInvited(
  tx: Tx,
  place: { team: string; player: string },
  now: number,
): Promise<void> {
  const invitation = await membership.findInvitation(tx, place);
  if (!invitation || !isOpen(invitation, now)) {
    throw new InvalidAction('There is no such invitation.');
  }
}

function assertNotDeclined(
  earlier: InvitationRow | undefined,
  { name, now }: { name: string; now: number },
): void {
  if (!earlier || earlier.declinedAt === null) return;
  const allowedAt = earlier.declinedAt + DECLINED_FOR_MS;
  if (now < allowedAt) {
    throw new InvalidAction(`${name} has declined. You can invite again after a week.`, {
      allowedAt,
    });
  }
}

async function assertRoom(tx: Tx, { id }: TeamRow, now: number): Promise<void> {
  if ((await membership.countMembers(tx, id)) >= (await mostPlayers(tx))) {
    throw new InvalidAction('The team is full.');
  }
  const open = await membership.findOpenInvitations(tx, { team: id, since: invitationsSince(now) });
  if (open.length >= MOST_INVITATIONS) {
    throw new InvalidAction(`A team can have ${MOST_INVITATIONS} open invitations at a time.`);
  }
}
