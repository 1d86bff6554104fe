import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { Ban } from '@mes/contract/moderation-schemas';
import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publishAccountChange } from '../../accounts/service';
import { ban as createBan, liftBans } from '../../moderation/records/service';
import { notify } from '../../notifications/service';
import { listPlayers } from '../../teams/service';
import { publishNotesChange, type Subject } from '../service';
import { texts } from '../texts';

/** Bans a player or team, or with null lifts the bans of a scope, or all of them. */
export async function changeBan(
  tx: Tx,
  { subject, ban, scope }: { subject: Subject; ban: Ban | null; scope?: BanScope },
  action: Action,
): Promise<void> {
  if (ban === null) {
    if (subject.kind === 'player' && subject.id === action.actor.id) {
      throw new InvalidAction(texts.liftOwn);
    }
    const wasBanned = await liftBans(tx, { subject, scope }, action);
    if (wasBanned) await announce(tx, { subject, made: null }, action);
    return;
  }
  validateBan({ subject, ban }, action);
  const id = await createBan(tx, { subject, ban }, action);
  await announce(tx, { subject, made: { ...ban, id } }, action);
}

function validateBan(
  { subject, ban }: { subject: Subject; ban: Ban },
  { actor, now }: Action,
): void {
  assertMayBan(subject, actor);
  if (subject.kind === 'team' && ban.scope !== 'tournaments') {
    throw new InvalidParameter('scope', texts.banOfTeam);
  }
  if (ban.until !== null && ban.until <= now) throw new InvalidParameter('until', texts.banInPast);
}

/** Staff are banned by admins only, and admins by nobody: they lose their permission first. */
function assertMayBan({ kind, id, permissions }: Subject, actor: Actor): void {
  if (kind === 'team') return;
  if (id === actor.id) throw new InvalidAction(texts.banSelf);
  if (satisfies(permissions, 'Admin')) throw new InvalidAction(texts.banAdmin);
  if (satisfies(permissions, 'Moderator') && !satisfies(actor.permissions, 'Admin')) {
    throw new InvalidAction(texts.banStaff);
  }
}

/** Every process drops the cached actor, so that a ban is in force at the next call. */
async function announce(
  tx: Tx,
  { subject, made }: { subject: Subject; made: (Ban & { id: string }) | null },
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
