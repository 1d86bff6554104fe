import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Ban } from '@mes/contract/moderation-schemas';
import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { lockForPermissions, publishAccountChange } from '../../accounts/service';
import { ban as createBan, findUnliftedBan, liftBans } from '../../moderation/records/service';
import { notify } from '../../notifications/service';
import type { TicketSource } from '../../support/service';
import { listPlayers } from '../../teams/service';
import { findSubject, type NoteSubject, publishNotesChange } from '../service';
import { texts } from '../texts';

/** Bans a player or team, or with null lifts the bans of a scope, or all of them. */
export async function changeBan(
  tx: Tx,
  { subject, ban, scope }: { subject: NoteSubject; ban: Ban | null; scope?: BanScope },
  action: Action,
): Promise<void> {
  if (ban === null) {
    await assertMayLift(tx, subject, action.actor);
    const wasBanned = await liftBans(tx, { subject, scope }, action);
    if (wasBanned) await announce(tx, { subject, made: null }, action);
    return;
  }
  await validateBan(tx, { subject, ban }, action);
  const id = await createBan(tx, { subject, ban }, action);
  await announce(tx, { subject, made: { ...ban, id } }, action);
}

/** An appeal that is acted on lifts its ban, but no other one of that scope that came after it. */
export const appealSource: TicketSource = {
  async close(tx, { sourceId, outcome }, action) {
    if (outcome !== 'acted_on') return;
    const ban = await findUnliftedBan(tx, sourceId);
    if (!ban) return;
    const subject = await findSubject(tx, ban.player ?? `team:${ban.team}`);
    await changeBan(tx, { subject, ban: null, scope: ban.scope }, action);
  },
};

async function validateBan(
  tx: Tx,
  { subject, ban }: { subject: NoteSubject; ban: Ban },
  { actor, now }: Action,
): Promise<void> {
  await assertMayBan(tx, await withCurrentPermissions(tx, { subject, ban }), actor);
  if (subject.kind === 'team' && ban.scope !== 'tournaments') {
    throw new InvalidParameter('scope', texts.banOfTeam);
  }
  if (ban.until !== null && ban.until <= now) throw new InvalidParameter('until', texts.banInPast);
}

/**
 * Somebody may be making the account an admin right now, and then the last one: who is banned from
 * the site could do nothing any more.
 */
async function withCurrentPermissions(
  tx: Tx,
  { subject, ban }: { subject: NoteSubject; ban: Ban },
): Promise<NoteSubject> {
  if (subject.kind === 'team' || ban.scope !== 'site') return subject;
  const permissions = await lockForPermissions(tx, subject.id);
  return { ...subject, permissions: permissions ?? [] };
}

/**
 * Staff are banned by admins only, and admins by nobody: they lose their permission first. A new ban
 * replaces the one in force, so nobody bans the own team either.
 */
async function assertMayBan(tx: Tx, subject: NoteSubject, actor: Actor): Promise<void> {
  if (await isOwn(tx, subject, actor)) {
    throw new InvalidAction(subject.kind === 'team' ? texts.banOwnTeam : texts.banSelf);
  }
  if (satisfies(subject.permissions, 'Admin')) throw new InvalidAction(texts.banAdmin);
  if (isStaffBelow(subject, actor)) throw new InvalidAction(texts.banStaff);
}

/** Whoever may not make a ban may not lift it. */
async function assertMayLift(tx: Tx, subject: NoteSubject, actor: Actor): Promise<void> {
  if (await isOwn(tx, subject, actor)) {
    throw new InvalidAction(subject.kind === 'team' ? texts.liftOwnTeam : texts.liftOwn);
  }
  if (isStaffBelow(subject, actor)) throw new InvalidAction(texts.liftStaff);
}

async function isOwn(tx: Tx, { kind, id }: NoteSubject, actor: Actor): Promise<boolean> {
  if (kind === 'player') return id === actor.id;
  return (await listPlayers(tx, id)).some((member) => member.id === actor.id);
}

/** Moderators do not decide about each other. */
function isStaffBelow({ permissions }: NoteSubject, actor: Actor): boolean {
  return satisfies(permissions, 'Moderator') && !satisfies(actor.permissions, 'Admin');
}

/** Every process drops the cached actor, so that a ban is in force at the next call. */
async function announce(
  tx: Tx,
  { subject, made }: { subject: NoteSubject; made: (Ban & { id: string }) | null },
  { now }: Action,
): Promise<void> {
  await publishNotesChange(tx, subject);
  const type = made ? 'account.banned' : 'account.ban_lifted';
  if (subject.kind === 'team') {
    const members = await listPlayers(tx, subject.id);
    const notice = made
      ? texts.teamBanned(subject.name, made.reason)
      : texts.teamLifted(subject.name);
    await notify(tx, {
      ...notice,
      accountIds: members.map(({ id }) => id),
      type,
      link: `/app/teams/${encodeURIComponent(subject.key)}`,
      key: `ban:${now}`,
      now,
    });
    return;
  }
  await publishAccountChange(tx, subject.id);
  await notify(tx, {
    accountIds: [subject.id],
    type,
    title: made ? texts.bannedTitle : texts.liftedTitle,
    text: made ? `${texts.bannedText[made.scope]} ${texts.reason(made.reason)}` : texts.liftedText,
    link: made && `/app/support?category=appeal&ban=${made.id}`,
    key: `ban:${now}`,
    now,
  });
}
