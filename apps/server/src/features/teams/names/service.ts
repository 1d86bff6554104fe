/** Names of teams are unique and change at most once in 30 days; former names stay known. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { FormerName } from '@mes/contract/references';
import type { ManagedTeam } from '@mes/contract/team-schemas';
import { nextChangeAt, reservedSince } from '@mes/domain/names/cool-down';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import { checkTeamName } from '@mes/domain/names/validity';
import { satisfies } from '@mes/domain/permissions/permissions';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { readManagedTeam, updateManagedTeam, validateField } from '../profile/service';
import { findTeam, lockManagedTeam } from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

/** Newest first. */
export async function listFormerNames(db: Db, teamName: string): Promise<FormerName[]> {
  const { id } = await findTeam(db, teamName);
  return repository.findAllByTeam(db, id);
}

interface NameChange {
  readonly team: string;
  readonly name: string;
  readonly hideFormer: boolean;
  readonly isReserved: IsReservedName;
}

export async function changeName(
  tx: Tx,
  { team: currentName, name, hideFormer, isReserved }: NameChange,
  action: Action,
): Promise<ManagedTeam> {
  const { actor, now } = action;
  const isModerator = satisfies(actor.permissions, 'Moderator');
  if (hideFormer && !isModerator) throw ForbiddenError.missing('Moderator');
  const team = await lockManagedTeam(tx, currentName, actor);
  const newName = validateName(name, { isReserved, actor });
  if (newName === team.name) return readManagedTeam(tx, team, now);
  if (!isModerator) await assertCoolDownOver(tx, team, now);
  await assertNameNotReserved(tx, { name: newName, teamId: team.id, now });

  await repository.insert(tx, {
    id: uuidv7(),
    team: team.id,
    name: team.name,
    until: now,
    changedBy: actor.id,
    hidden: hideFormer,
  });
  return updateManagedTeam(
    tx,
    { team, set: { name: newName }, event: 'team.renamed', before: team.name, after: newName },
    action,
  );
}

/** The name as it is stored. Only staff may take one that claims to speak for the site. */
export function validateName(
  name: string,
  { isReserved, actor }: { isReserved: IsReservedName; actor: Actor },
): string {
  const valid = validateField('name', checkTeamName(name));
  if (isReserved(valid) && !satisfies(actor.permissions, 'Moderator')) {
    throw new InvalidParameter('name', texts.nameReserved);
  }
  return valid;
}

/** A name that was given up recently still means its former owner to everybody. */
export async function assertNameNotReserved(
  db: Db,
  { name, teamId, now }: { name: string; teamId: string; now: number },
): Promise<void> {
  const since = reservedSince(now);
  if (await repository.isReservedByOther(db, { name, teamId, since })) {
    throw new InvalidAction(texts.nameTaken(name));
  }
}

async function assertCoolDownOver(tx: Tx, { id }: TeamRow, now: number): Promise<void> {
  const allowedAt = nextChangeAt(await repository.findLastChange(tx, id));
  if (now < allowedAt) throw new InvalidAction(texts.nameCoolDown, { allowedAt });
}
