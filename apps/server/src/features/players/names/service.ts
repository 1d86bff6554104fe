/** Names of players are unique and change at most once in 30 days; former names stay known. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { PlayerProfile } from '@mes/contract/profile-schemas';
import type { FormerName } from '@mes/contract/references';
import { nextChangeAt, reservedSince } from '@mes/domain/names/cool-down';
import type { IsReservedName } from '@mes/domain/names/reserved-words';
import { checkPlayerName } from '@mes/domain/names/validity';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import { type Db, isDuplicate, type Tx } from '../../../platform/database/database';
import { isModerator, lockEditablePlayer, updatePlayer } from '../profile/service';
import type { PlayerRow } from '../repository';
import { readProfile } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

/** Newest first. */
export function listFormerNames(db: Db, playerId: string): Promise<FormerName[]> {
  return repository.findAllByPlayer(db, playerId);
}

interface NameChange {
  readonly id?: string;
  readonly name: string;
  readonly hideFormer: boolean;
  readonly isReserved: IsReservedName;
}

export async function changeName(
  tx: Tx,
  { id, name, hideFormer, isReserved }: NameChange,
  action: Action,
): Promise<PlayerProfile> {
  const { actor, now } = action;
  if (hideFormer && !isModerator(actor)) throw ForbiddenError.missing('Moderator');
  const player = await lockEditablePlayer(tx, id, actor);
  const checked = checkPlayerName(name);
  if (!checked.ok) throw new InvalidParameter('name', texts.invalid(checked.reason));
  const newName = checked.value;
  if (isReserved(newName) && !isModerator(actor)) {
    throw new InvalidParameter('name', texts.nameReserved);
  }
  if (newName === player.name) return readProfile(tx, player.id, now);
  if (!isModerator(actor)) await assertCoolDownOver(tx, player, now);
  await assertNotReserved(tx, { name: newName, playerId: player.id, now });

  await repository.insert(tx, {
    id: uuidv7(),
    player: player.id,
    name: player.name,
    until: now,
    changedBy: actor.id,
    hidden: hideFormer,
  });
  try {
    return await updatePlayer(
      tx,
      {
        player,
        set: { name: newName },
        event: 'player.renamed',
        before: player.name,
        after: newName,
      },
      action,
    );
  } catch (error) {
    throw isNameDuplicate(error) ? nameTaken(newName) : error;
  }
}

function isNameDuplicate(error: unknown): boolean {
  return isDuplicate(error, 'players_name') || isDuplicate(error, 'players_name_skeleton');
}

async function assertCoolDownOver(tx: Tx, { id }: PlayerRow, now: number): Promise<void> {
  const allowedAt = nextChangeAt(await repository.findLastChange(tx, id));
  if (now < allowedAt) throw new InvalidAction(texts.nameCoolDown, { allowedAt });
}

/** A name that was given up recently still means its former owner to everybody. */
async function assertNotReserved(
  tx: Tx,
  { name, playerId, now }: { name: string; playerId: string; now: number },
): Promise<void> {
  const since = reservedSince(now);
  if (await repository.isReservedByOther(tx, { name, playerId, since })) throw nameTaken(name);
}

function nameTaken(name: string): InvalidAction {
  return new InvalidAction(texts.nameTaken(name));
}
