/** Giveaways of the demo community in every state, drawn by the product's own rules. */
import type { Reward } from '@mes/contract/giveaways';
import {
  canonicalEntrants,
  type DrawnWinner,
  drawHash,
  drawWinners,
  hashEntrants,
  hashSeed,
} from '@mes/domain/giveaways/draw';
import { type Random, seeded } from '@mes/domain/random/random';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import {
  giveawayDraws,
  giveawayEntries,
  giveawayOrigins,
  giveaways,
  giveawayVoids,
  giveawayWinners,
} from '../features/giveaways/tables';
import { texts } from '../features/giveaways/texts';
import { notifications } from '../features/notifications/tables';
import { copyRows } from '../platform/database/copy';
import type { Community } from './community';
import { generateEntries } from './giveaway-entries';

interface DemoGiveaway {
  readonly title: string;
  readonly description: string;
  readonly code: string;
  readonly rewards: Reward[];
  readonly minAccountAgeDays: number;
  /** Relative to now; negative for the past. */
  readonly opensInHours: number;
  readonly closesInHours: number;
  /** Of those who could enter. */
  readonly share: number;
  /** How many of the winners have been paid, for those that are drawn. */
  readonly paid: number | null;
}

const HOUR = 3_600_000;
const SEED = 2_031;
const HOW_TO_GET_IT = 'Winners get a message here. We send codes within a week.';

const GIVEAWAYS: readonly DemoGiveaway[] = [
  {
    title: 'Founders week',
    description: `Thank you for the first season together. ${HOW_TO_GET_IT}`,
    code: 'FOUNDERS',
    rewards: [
      { name: '$50 gift card', count: 1, value: 5_000 },
      { name: 'Season pass', count: 4, value: 999 },
    ],
    minAccountAgeDays: 0,
    opensInHours: -60 * 24,
    closesInHours: -53 * 24,
    share: 0.35,
    paid: 5,
  },
  {
    title: 'Finals weekend giveaway',
    description: `For everyone who watched the finals with us. The code was on screen between the maps.\n\n${HOW_TO_GET_IT}`,
    code: 'GRAND-FINAL',
    rewards: [
      { name: 'Signed team jersey', count: 1, value: 8_000 },
      { name: 'Elite pass', count: 3, value: 1_499 },
      { name: '500 credits', count: 6, value: 499 },
    ],
    minAccountAgeDays: 7,
    opensInHours: -75,
    closesInHours: -30,
    share: 0.6,
    paid: 4,
  },
  {
    title: 'Community night',
    description: `Watch the stream, find the code, enter it here. ${HOW_TO_GET_IT}`,
    code: 'NIGHT-OWL',
    rewards: [
      { name: 'Gaming headset', count: 1, value: 12_900 },
      { name: 'Elite pass', count: 5, value: 1_499 },
    ],
    minAccountAgeDays: 3,
    opensInHours: -5,
    closesInHours: 67,
    share: 0.45,
    paid: null,
  },
  {
    title: 'Road to Worlds',
    description: 'The code appears in the first broadcast of the qualifier.',
    code: 'ROAD-2-WORLDS',
    rewards: [{ name: 'Trip to the final', count: 1, value: 90_000 }],
    minAccountAgeDays: 30,
    opensInHours: 7 * 24,
    closesInHours: 9 * 24,
    share: 0,
    paid: null,
  },
];

export async function fillGiveaways(
  client: pg.ClientBase,
  community: Community,
  now: number,
): Promise<void> {
  const random = seeded(SEED);
  const all = GIVEAWAYS.map((plan, place) => generate(random, { plan, place, community, now }));
  await copyRows(
    client,
    giveaways,
    all.map(({ row }) => row),
  );
  await copyRows(
    client,
    giveawayDraws,
    all.map(({ draw }) => draw),
  );
  await copyRows(
    client,
    giveawayEntries,
    all.flatMap(({ entries }) => entries),
  );
  await copyRows(
    client,
    giveawayOrigins,
    all.flatMap(({ origins }) => origins),
  );
  await copyRows(
    client,
    giveawayVoids,
    all.flatMap(({ voids }) => voids),
  );
  await copyRows(
    client,
    giveawayWinners,
    all.flatMap(({ winners }) => winners),
  );
  const accounts = new Set(community.accounts.map(({ id }) => id));
  await copyRows(
    client,
    notifications,
    all.flatMap(({ row, winners }) =>
      winners
        .filter(({ player }) => accounts.has(player))
        .map(({ player, reward, place }) => toNotification(row, { player, reward, place })),
    ),
  );
}

interface Context {
  readonly plan: DemoGiveaway;
  readonly place: number;
  readonly community: Community;
  readonly now: number;
}

function generate(random: Random, { plan, place, community, now }: Context) {
  const { title, description, code, rewards, minAccountAgeDays, paid } = plan;
  const opensAt = now + plan.opensInHours * HOUR;
  const closesAt = now + plan.closesInHours * HOUR;
  const createdAt = Math.min(opensAt, now) - 48 * HOUR;
  const isOver = closesAt <= now;
  const drawnAt = isOver ? closesAt + HOUR / 2 : null;
  const id = uuidv7({ msecs: createdAt, seq: place, random: new Uint8Array(16) });
  const { share } = plan;
  const times = { opensAt, closesAt, now };
  const { entries, ...beside } = generateEntries(random, { id, community, share, ...times });
  const entrants = canonicalEntrants(entries.map(({ player }) => player));
  const { seed, winners } = chooseSeed({ entrants, rewards, drawn: isOver, place });
  return {
    row: {
      ...{ id, title, description, code, rewards, minAccountAgeDays, opensAt, closesAt, drawnAt },
      picture: null,
      seedHash: hashSeed(seed),
      openedAt: opensAt <= now ? opensAt : null,
      closedAt: isOver ? closesAt : null,
      listHash: isOver ? hashEntrants(entrants) : null,
      entries: isOver ? entrants.length : null,
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    } satisfies typeof giveaways.$inferInsert,
    draw: { giveaway: id, seed, entrants: isOver ? entrants : null, voided: isOver ? [] : null },
    entries,
    ...beside,
    winners: winners.map(({ place: rank, playerId, reward }) => ({
      giveaway: id,
      place: rank,
      player: playerId,
      reward,
      paidAt: rank <= (paid ?? 0) ? drawnAt! + 4 * HOUR : null,
    })),
  };
}

/** The first seed by which the demo account `leader` wins something, if it has entered. */
function chooseSeed({
  entrants,
  rewards,
  drawn,
  place,
}: {
  entrants: readonly string[];
  rewards: readonly Reward[];
  drawn: boolean;
  place: number;
}): { seed: string; winners: DrawnWinner[] } {
  const wanted = drawn && entrants.includes('leader');
  for (let attempt = 0; ; attempt++) {
    const seed = hashSeed(`demo ${place} ${attempt}`);
    if (!drawn) return { seed, winners: [] };
    const hash = drawHash({ seed, listHash: hashEntrants(entrants) });
    const winners = drawWinners({ hash, entrants, rewards });
    if (!wanted || winners.some(({ playerId }) => playerId === 'leader')) return { seed, winners };
  }
}

function toNotification(
  { id, title, drawnAt }: { id: string; title: string; drawnAt: number | null },
  { player, reward, place }: { player: string; reward: string; place: number },
): typeof notifications.$inferInsert {
  return {
    id: uuidv7({ msecs: drawnAt!, seq: place, random: new Uint8Array(16) }),
    account: player,
    key: `giveaway.won:${id}`,
    type: 'giveaway.won',
    title: texts.won.title(title),
    text: texts.won.text(reward),
    link: `/app/promo/${id}`,
    createdAt: drawnAt!,
    readAt: null,
    listed: true,
  };
}
