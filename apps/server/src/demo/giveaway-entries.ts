/** Who has entered the giveaways of the demo, from where, and which entries staff have taken out. */
import { between, type Random, shuffled } from '@mes/domain/random/random';
import type { giveawayEntries, giveawayOrigins, giveawayVoids } from '../features/giveaways/tables';
import { originPeriod } from '../platform/origin-hash/origin-hash';
import type { Community } from './community';

type Entry = typeof giveawayEntries.$inferInsert;

interface EntryContext {
  /** Of the giveaway. */
  readonly id: string;
  readonly community: Community;
  /** Of those who could enter. */
  readonly share: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly now: number;
}

export interface EntryRows {
  readonly entries: Entry[];
  readonly origins: (typeof giveawayOrigins.$inferInsert)[];
  readonly voids: (typeof giveawayVoids.$inferInsert)[];
}

/** One person with three accounts, and four who enter by a script behind one address. */
const SAME_BROWSER = { from: 0, to: 3, gapMs: 38_000 };
const SAME_ADDRESS = { from: 3, to: 7, gapMs: 190 };
const VOIDED = 7;

/** Nobody who is banned. Of those that are open, some entries look suspicious. */
export function generateEntries(random: Random, context: EntryContext): EntryRows {
  const { id, community, share, opensAt, closesAt, now } = context;
  if (opensAt > now) return { entries: [], origins: [], voids: [] };
  const banned = new Set(community.bans.map(({ player }) => player));
  const able = community.players.filter((player) => !banned.has(player.id));
  const chosen = shuffled(random, able).slice(0, Math.round(able.length * share));
  const until = Math.min(closesAt, now) - 1;
  const isOpen = closesAt > now;
  const middle = Math.round((opensAt + until) / 2);
  const enteredAt = (place: number) => {
    const usual = between(random, opensAt, until);
    if (!isOpen) return usual;
    const group = [SAME_BROWSER, SAME_ADDRESS].find(({ from, to }) => place >= from && place < to);
    return group ? middle + (place - group.from) * group.gapMs : usual;
  };
  const entries = chosen.map(({ id: player, gameId }, place) => ({
    giveaway: id,
    player,
    gameId: gameId?.toLowerCase() ?? null,
    enteredAt: enteredAt(place),
  }));
  return {
    entries,
    origins: entries.flatMap((entry, place) =>
      originOf(entry, { place: isOpen ? place : null, now }),
    ),
    voids: isOpen ? entries.slice(VOIDED, VOIDED + 1).map((entry) => toVoid(entry, now)) : [],
  };
}

/** None where it would have been deleted. `place` is null where nothing is suspicious. */
function originOf(
  { giveaway, player, enteredAt }: Entry,
  { place, now }: { place: number | null; now: number },
): EntryRows['origins'] {
  const period = originPeriod(enteredAt);
  if (period < originPeriod(now) - 1) return [];
  const isIn = ({ from, to }: { from: number; to: number }) =>
    place !== null && place >= from && place < to;
  const address = isIn(SAME_ADDRESS) ? 'demo-address-of-a-script' : `demo-address-of-${player}`;
  const device = isIn(SAME_BROWSER) ? 'demo-browser-of-one-person' : null;
  return [{ giveaway, player, period, address, device }];
}

function toVoid({ giveaway, player, enteredAt }: Entry, now: number): EntryRows['voids'][number] {
  return {
    ...{ giveaway, player },
    reason: 'Entered for a friend who cannot sign in any more.',
    voidedAt: Math.min(enteredAt + 20 * 60_000, now),
    voidedBy: 'admin',
  };
}
