/** Changes of a team's profile, by its leader or by a moderator. */
import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { ManagedTeam } from '@mes/contract/team-schemas';
import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { nextChangeAt } from '@mes/domain/names/cool-down';
import { type CheckResult, checkTag } from '@mes/domain/names/validity';
import { proposalCutoff } from '@mes/domain/teams/proposals';
import type { Action } from '../../../platform/calls/actor';
import { type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import { readInvitationLink } from '../invitation-links/service';
import { findLastChange } from '../names/repository';
import { readMostPlayers } from '../properties';
import { findAllOpenByTeam } from '../proposals/repository';
import { lockManagedTeam, readProfile, type TeamUpdate, updateTeam } from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';

/** The team as its leader sees it. */
export async function readManagedTeam(db: Db, team: TeamRow, now: number): Promise<ManagedTeam> {
  const open = { teamId: team.id, since: proposalCutoff(now) };
  const invitations = await findAllOpenByTeam(db, { ...open, direction: 'invitation' });
  const requests = await findAllOpenByTeam(db, { ...open, direction: 'request' });
  return {
    ...(await readProfile(db, team, now)),
    mostPlayers: await readMostPlayers(db),
    nameChangeableAt: nextChangeAt(await findLastChange(db, team.id)),
    invitations: invitations.map(({ player, proposedAt }) => ({
      player: toPlayerReference(player),
      invitedAt: proposedAt,
    })),
    requests: requests.map(({ player, proposedAt }) => ({
      player: toPlayerReference(player),
      requestedAt: proposedAt,
    })),
    invitationLink: await readInvitationLink(db, team.id, now),
  };
}

export async function changeDescription(
  tx: Tx,
  { team: name, description }: { team: string; description: string },
  action: Action,
): Promise<void> {
  const team = await lockManagedTeam(tx, name, action.actor);
  await updateTeam(
    tx,
    {
      team,
      set: { description },
      event: 'team.description_changed',
      before: team.description,
      after: description,
    },
    action,
  );
}

export async function changeTag(
  tx: Tx,
  { team: name, tag }: { team: string; tag: string },
  action: Action,
): Promise<ManagedTeam> {
  const team = await lockManagedTeam(tx, name, action.actor);
  const newTag = validateField('tag', checkTag(tag));
  return updateManagedTeam(
    tx,
    { team, set: { tag: newTag }, event: 'team.tag_changed', before: team.tag, after: newTag },
    action,
  );
}

export async function changeRegion(
  tx: Tx,
  { team: name, region }: { team: string; region: (typeof TEAM_REGIONS)[number] },
  action: Action,
): Promise<ManagedTeam> {
  const team = await lockManagedTeam(tx, name, action.actor);
  return updateManagedTeam(
    tx,
    { team, set: { region }, event: 'team.region_changed', before: team.region, after: region },
    action,
  );
}

/** Null removes the logo. Resolves to the former one as well, whose file may be deleted. */
export async function changeLogo(
  tx: Tx,
  { team: name, logo }: { team: string; logo: string | null },
  action: Action,
): Promise<{ team: ManagedTeam; formerLogo: string | null }> {
  const team = await lockManagedTeam(tx, name, action.actor);
  const managedTeam = await updateManagedTeam(
    tx,
    {
      team,
      set: { logo },
      event: logo === null ? 'team.logo_removed' : 'team.logo_changed',
      before: team.logo,
      after: logo,
    },
    action,
  );
  return { team: managedTeam, formerLogo: team.logo };
}

export async function updateManagedTeam(
  tx: Tx,
  update: TeamUpdate,
  action: Action,
): Promise<ManagedTeam> {
  const { team, set } = update;
  try {
    await updateTeam(tx, update, action);
  } catch (error) {
    throw explainDuplicate(error, set);
  }
  return readManagedTeam(tx, { ...team, ...set }, action.now);
}

/** A valid name or tag as it is stored. */
export function validateField(field: string, checked: CheckResult): string {
  if (!checked.ok) throw new InvalidParameter(field, texts.invalid(checked.reason));
  return checked.value;
}

/** Turns the database's error about a duplicate name or tag into one for people. */
export function explainDuplicate(
  error: unknown,
  { name, tag }: { name?: string; tag?: string },
): unknown {
  if (isDuplicate(error, 'teams_name') || isDuplicate(error, 'teams_name_skeleton'))
    return new InvalidAction(texts.nameTaken(name));
  if (isDuplicate(error, 'teams_tag')) return new InvalidAction(texts.tagTaken(tag));
  return error;
}
