/** Takes entries out for abuse, and lets them take part again, until the draw. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { notify } from '../../notifications/service';
import type { GiveawayRow } from '../repository';
import * as giveaways from '../repository';
import { texts } from '../texts';
import * as repository from './repository';

/** Names the players, so that nobody voids entries that they did not see. */
export async function voidEntries(
  tx: Tx,
  { id, players, reason }: { id: string; players: string[]; reason: string },
  { actor, now }: Action,
): Promise<{ voided: number }> {
  const giveaway = await lockUndrawn(tx, id);
  const entered = await repository.findEntered(tx, { giveawayId: id, playerIds: players });
  if (entered.length === 0) throw new ObjectNotFound();
  const voided = await repository.insert(
    tx,
    entered.map((player) => ({
      ...{ giveaway: id, player, reason, voidedAt: now, voidedBy: actor.id },
    })),
  );
  if (voided.length === 0) throw new InvalidAction(texts.alreadyVoided);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'giveaway.entries_voided', subject: `giveaway:${id}` },
    after: { reason, players: voided },
  });
  await notify(tx, {
    accountIds: voided,
    type: 'account.entries_voided',
    ...texts.entryVoided(giveaway.title, reason),
    link: `/app/promo/${id}`,
    key: `entry_voided:${uuidv7()}`,
    now,
  });
  await publish(tx, channels.giveaways(), 'giveaway.edited', { id });
  return { voided: voided.length };
}

export async function restoreEntry(
  tx: Tx,
  { id, player }: { id: string; player: string },
  { actor, now }: Action,
): Promise<void> {
  const giveaway = await lockUndrawn(tx, id);
  // The published list stays as it is, and whoever was left out of it stays out.
  const isListed = (await giveaways.findEntrantList(tx, id))?.entrants?.includes(player) ?? true;
  if (!isListed) throw new InvalidAction(texts.listedWithout);
  if (!(await repository.deleteByEntry(tx, { giveawayId: id, playerId: player })))
    throw new InvalidAction(texts.notVoided);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'giveaway.entry_restored', subject: `giveaway:${id}` },
    after: { player },
  });
  await notify(tx, {
    accountIds: [player],
    type: 'account.entry_restored',
    ...texts.entryRestored(giveaway.title),
    link: `/app/promo/${id}`,
    key: `entry_restored:${uuidv7()}`,
    now,
  });
  await publish(tx, channels.giveaways(), 'giveaway.edited', { id });
}

/** The draw waits for it, or it for the draw. */
async function lockUndrawn(tx: Tx, id: string): Promise<GiveawayRow> {
  const giveaway = await giveaways.lockById(tx, id);
  if (!giveaway) throw new ObjectNotFound();
  if (giveaway.drawnAt !== null) throw new InvalidAction(texts.drawnAlready);
  return giveaway;
}
