/** What a leader, or a moderator in their place, changes of a team itself. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { ManagedTeam } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { nextChangeAt, reservedSince } from '@mes/domain/names/cool-down';
import { type Checked, checkTag, checkTeamName } from '@mes/domain/names/validity';
import { satisfies } from '@mes/domain/permissions/permissions';
import { v7 as uuidv7 } from 'uuid';
import { type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import { toReference } from '../../players/service';
import * as membership from '../membership/repository';
import { invitationsSince, mostPlayers } from '../properties';
import type { TeamRow } from '../repository';
import * as repository from '../repository';
import { apply, type Change, managed, toProfile } from '../service';

/** The team as its leader sees it. */
export async function toManaged(db: Db, team: TeamRow, now: number): Promise<ManagedTeam> {
  const since = invitationsSince(now);
  const invitations = await membership.findOpenInvitations(db, { team: team.id, since });
  return {
    ...(await toProfile(db, team)),
    mostPlayers: await mostPlayers(db),
    nameChangeableAt: nextChangeAt(await repository.findLastNameChange(db, team.id)),
    invitations: invitations.map(({ player, invitedAt }) => ({
      player: toReference(player),
      invitedAt,
    })),
  };
}

export async function changeName(
  tx: Tx,
  { team: current, name, hideFormer }: { team: string; name: string; hideFormer: boolean },
  change: Change,
): Promise<ManagedTeam> {
  const { actor, now } = change;
  const moderates = satisfies(actor.permissions, 'Moderator');
  if (hideFormer && !moderates) throw ForbiddenError.missing('Moderator');
  const team = await managed(tx, current, actor);
  const wanted = accepted('name', checkTeamName(name));
  if (wanted === team.name) return toManaged(tx, team, now);
  if (!moderates) await assertMayRename(tx, team, now);
  await assertNotReserved(tx, { name: wanted, team: team.id, now });

  await repository.insertName(tx, {
    id: uuidv7(),
    team: team.id,
    name: team.name,
    until: now,
    changedBy: actor.id,
    hidden: hideFormer,
  });
  return changed(tx, team, {
    set: { name: wanted },
    action: 'team.renamed',
    before: team.name,
    after: wanted,
    ...change,
  });
}

export async function changeTag(
  tx: Tx,
  { team: name, tag }: { team: string; tag: string },
  change: Change,
): Promise<ManagedTeam> {
  const team = await managed(tx, name, change.actor);
  const wanted = accepted('tag', checkTag(tag));
  return changed(tx, team, {
    set: { tag: wanted },
    action: 'team.tag_changed',
    before: team.tag,
    after: wanted,
    ...change,
  });
}

export async function changeRegion(
  tx: Tx,
  { team: name, region }: { team: string; region: (typeof TEAM_REGIONS)[number] },
  change: Change,
): Promise<ManagedTeam> {
  const team = await managed(tx, name, change.actor);
  return changed(tx, team, {
    set: { region },
    action: 'team.region_changed',
    before: team.region,
    after: region,
    ...change,
  });
}

/** Null takes the logo away, and the team gets a drawn emblem again. Answers the former one as well. */
export async function changeLogo(
  tx: Tx,
  { team: name, logo }: { team: string; logo: string | null },
  change: Change,
): Promise<{ team: ManagedTeam; former: string | null }> {
  const team = await managed(tx, name, change.actor);
  const after = await changed(tx, team, {
    set: { logo },
    action: logo === null ? 'team.logo_removed' : 'team.logo_changed',
    before: team.logo,
    after: logo,
    ...change,
  });
  return { team: after, former: team.logo };
}

/** A name or tag that passes the rules, as it is stored. */
export function accepted(field: string, checked: Checked): string {
  if (!checked.ok) throw new InvalidParameter(field, `It ${checked.reason}.`);
  return checked.value;
}

/** What a refused duplicate means to a person. */
export function explained(error: unknown, { name, tag }: { name?: string; tag?: string }): unknown {
  if (isDuplicate(error, 'teams_name')) return taken('name', name);
  if (isDuplicate(error, 'teams_tag')) return taken('tag', tag);
  return error;
}

/** A name that was just given up still means its former owner to everybody. */
export async function assertNotReserved(
  db: Db,
  { name, team, now }: { name: string; team: string; now: number },
): Promise<void> {
  const since = reservedSince(now);
  if (await repository.wasNameOfOther(db, { name, team, since })) throw taken('name', name);
}

async function assertMayRename(tx: Tx, { id }: TeamRow, now: number): Promise<void> {
  const allowedAt = nextChangeAt(await repository.findLastNameChange(tx, id));
  if (now >= allowedAt) return;
  throw new InvalidAction('A team can change its name once in 30 days.', { allowedAt });
}

async function changed(
  tx: Tx,
  team: TeamRow,
  applied: Parameters<typeof apply>[2],
): Promise<ManagedTeam> {
  try {
    await apply(tx, team, applied);
  } catch (error) {
    throw explained(error, applied.set);
  }
  return toManaged(tx, { ...team, ...applied.set }, applied.now);
}

function taken(what: string, value = ''): InvalidAction {
  return new InvalidAction(`The ${what} '${value}' is taken.`);
}
