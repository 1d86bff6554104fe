import type { Giveaway, GiveawayEntry, ListedReward, Winner } from '@mes/contract/giveaways';
import { giveawayState } from '@mes/domain/giveaways/state';
import { pictureReference } from '../../platform/files/store';
import { toPlayerReference } from '../players/service';
import type { FoundEntry } from './entries/repository';
import type { FoundGiveaway, FoundWinner, GiveawayRow } from './repository';

interface Viewed {
  readonly now: number;
  /** Admins see codes; nobody else ever does. */
  readonly isAdmin: boolean;
}

/** Each part of what proves the draw is shown once it can no longer be abused. */
export function toGiveaway(
  {
    giveaway,
    entries,
    entered,
    voidReason,
    seed,
    winners,
  }: FoundGiveaway & { winners: readonly FoundWinner[] },
  { now, isAdmin }: Viewed,
): Giveaway {
  const { id, title, description, rewards, minAccountAgeDays } = giveaway;
  const { opensAt, closesAt, drawnAt, revision, listHash } = giveaway;
  const state = giveawayState(giveaway, now);
  return {
    ...{ id, title, description, rewards, minAccountAgeDays, opensAt, closesAt, drawnAt, revision },
    ...{ state, entries, entered, voidReason },
    picture: toPicture(giveaway.picture),
    code: isAdmin ? giveaway.code : null,
    winners: winners.map(toWinner),
    paid: winners.length > 0 && winners.every(({ paidAt }) => paidAt !== null),
    fairness: { seedHash: state === 'planned' ? null : giveaway.seedHash, listHash, seed },
  };
}

export function toListedRewards(giveaway: GiveawayRow, now: number): ListedReward[] {
  const { id, title, rewards } = giveaway;
  const state = giveawayState(giveaway, now);
  return rewards.map((reward) => ({ ...reward, giveaway: id, title, state }));
}

export function toEntry({ player, voided, voidedBy, ...entry }: FoundEntry): GiveawayEntry {
  return {
    ...entry,
    player: toPlayerReference(player),
    voided: voided && { ...voided, by: voidedBy && toPlayerReference(voidedBy) },
  };
}

function toWinner({ place, player, reward, paidAt }: FoundWinner): Winner {
  return { place, reward, player: toPlayerReference(player), paid: paidAt !== null };
}

function toPicture(name: string | null): Giveaway['picture'] {
  const found = pictureReference(name);
  return found && { url: found.url, placeholder: found.placeholder };
}
