/** A player's name: one of a kind, changed now and then, never forgotten. */
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { PlayerProfile } from '@mes/contract/profile-schemas';
import { nextChangeAt, reservedSince } from '@mes/domain/names/cool-down';
import { checkPlayerName } from '@mes/domain/names/validity';
import { v7 as uuidv7 } from 'uuid';
import { isDuplicate, type Tx } from '../../platform/database/database';
import { apply, type Change, editable, moderates } from './profile';
import type { PlayerRow } from './repository';
import * as repository from './repository';
import { profile } from './service';

export async function changeName(
  tx: Tx,
  { id, name, hideFormer }: { id?: string; name: string; hideFormer: boolean },
  change: Change,
): Promise<PlayerProfile> {
  const { actor, now } = change;
  if (hideFormer && !moderates(actor)) throw ForbiddenError.missing('Moderator');
  const player = await editable(tx, id, actor);
  const checked = checkPlayerName(name);
  if (!checked.ok) throw new InvalidParameter('name', `It ${checked.reason}.`);
  const wanted = checked.value;
  if (wanted === player.name) return profile(tx, player.id, now);
  if (!moderates(actor)) await assertMayChange(tx, player, now);
  await assertNotReserved(tx, { name: wanted, player: player.id, now });

  await repository.insertName(tx, {
    id: uuidv7(),
    player: player.id,
    name: player.name,
    until: now,
    changedBy: actor.id,
    hidden: hideFormer,
  });
  try {
    return await apply(tx, player, {
      set: { name: wanted },
      action: 'player.renamed',
      before: player.name,
      after: wanted,
      ...change,
    });
  } catch (error) {
    throw isDuplicate(error, 'players_name') ? taken(wanted) : error;
  }
}

async function assertMayChange(tx: Tx, { id }: PlayerRow, now: number): Promise<void> {
  const allowedAt = nextChangeAt(await repository.findLastNameChange(tx, id));
  if (now >= allowedAt) return;
  throw new InvalidAction('You can change your name once in 30 days.', { allowedAt });
}

/** A name that was just given up still means its former owner to everybody. */
async function assertNotReserved(
  tx: Tx,
  { name, player, now }: { name: string; player: string; now: number },
): Promise<void> {
  const since = reservedSince(now);
  if (await repository.wasNameOfOther(tx, { name, player, since })) throw taken(name);
}

function taken(name: string): InvalidAction {
  return new InvalidAction(`The name '${name}' is taken.`);
}
