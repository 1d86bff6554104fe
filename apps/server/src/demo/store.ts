/** The items of the store, and requests of the demo accounts in every state. */
import { REQUEST_LIFETIME_MS, release, reserve } from '@mes/domain/store/requests';
import type { Transfer } from '@mes/domain/voting/ledger';
import { SEASON_GRANT } from '@mes/domain/voting/rules';
import type { PoolClient } from 'pg';
import { storeItems, storeRequests } from '../features/store/tables';
import { votingTransfers } from '../features/voting/tables';
import { copyRows } from '../platform/database/copy';
import type { FileStore } from '../platform/files/store';
import { createIdGenerator } from './messages';
import { type StorePicture, saveStorePicture } from './pictures/store-item';
import { DEMO_SEASON } from './voting';

type Item = typeof storeItems.$inferInsert;
type Request = typeof storeRequests.$inferInsert & { price: number };
type Claim = typeof storeRequests.$inferInsert;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ITEMS = [
  {
    title: 'Sticker sheet',
    picture: 'stickers',
    description: 'Twelve stickers with the maps and the crest, sent by post.',
    price: 120,
    stock: 200,
    perPerson: 2,
  },
  {
    title: 'Name on the stream',
    picture: 'stream',
    description: 'The casters thank you by name in the next final.',
    price: 180,
    stock: null,
    perPerson: 1,
  },
  {
    title: 'Coach for an evening',
    picture: 'coach',
    description: 'An hour with a coach of the Pro League, who watches your last match with you.',
    price: 450,
    stock: 4,
    perPerson: 1,
  },
  {
    title: 'Signed mouse pad',
    picture: 'mousePad',
    description: 'Signed by the champions of the last season.',
    price: 400,
    stock: 1,
    perPerson: 1,
  },
  {
    title: 'Community jersey',
    picture: 'jersey',
    description: 'The jersey of this season with your player name on the back. All sizes.',
    price: 2_500,
    stock: 12,
    perPerson: 1,
  },
  {
    title: 'Ticket for the finals',
    picture: 'ticket',
    description: 'A seat in the hall on the day of the finals. Travel is up to you.',
    price: 3_500,
    stock: 20,
    perPerson: 2,
    availableInDays: 3,
  },
] as const satisfies readonly {
  readonly picture: StorePicture;
  readonly [field: string]: unknown;
}[];

interface DemoRequest {
  readonly by: string;
  /** Index of the item. */
  readonly item: number;
  readonly daysAgo: number;
  readonly state: Request['state'] & string;
  readonly note?: string;
}

/** The oldest first. */
const REQUESTS: readonly DemoRequest[] = [
  { by: 'caster', item: 0, daysAgo: 34, state: 'expired' },
  { by: 'streamer', item: 3, daysAgo: 12, state: 'fulfilled', note: 'Sent by post on Tuesday.' },
  { by: 'member', item: 1, daysAgo: 9, state: 'fulfilled', note: 'STREAM-7F2K-THANKS' },
  {
    by: 'leader',
    item: 2,
    daysAgo: 6,
    state: 'refused',
    note: 'The coach is away until the end of the month. Please order again then.',
  },
  { by: 'newcomer', item: 0, daysAgo: 5, state: 'cancelled' },
  { by: 'leader', item: 0, daysAgo: 3, state: 'open' },
  { by: 'newcomer', item: 2, daysAgo: 1, state: 'open' },
  { by: 'member', item: 0, daysAgo: 0.2, state: 'open' },
];

/** What winners write when they claim a reward, and what became of it. */
const CLAIMS: readonly {
  readonly message: string;
  readonly hoursAfter: number;
  readonly note?: string;
}[] = [
  { message: 'My address is in my profile. Thank you!', hoursAfter: 2 },
  {
    message: 'Can I have the pass for my second account?',
    hoursAfter: 3,
    note: 'It is for the account that won. Please claim it again for that one.',
  },
  { message: 'Please send the code by private message.', hoursAfter: 9 },
];

export async function fillStore(
  client: PoolClient,
  { now, files }: { now: number; files: Pick<FileStore, 'savePicture'> },
): Promise<void> {
  const id = createIdGenerator();
  const createdAt = now - 60 * DAY;
  const pictures = await Promise.all(ITEMS.map(({ picture }) => saveStorePicture(picture, files)));
  const items: Item[] = ITEMS.map((item, index) => ({
    id: id(createdAt),
    title: item.title,
    description: item.description,
    picture: pictures[index],
    price: item.price,
    stock: item.stock,
    perPerson: item.perPerson,
    availableFrom: 'availableInDays' in item ? now + item.availableInDays * DAY : null,
    taken: 0,
    createdAt,
    updatedAt: createdAt,
    updatedBy: 'admin',
  }));
  await addWallets(client, now);
  const requests: Request[] = [];
  for (const request of REQUESTS) {
    const item = items[request.item]!;
    const row = toRow(request, { id: id(now - request.daysAgo * DAY), item, now });
    if (!(await spend(client, row))) continue;
    requests.push(row);
    if (row.state === 'open' || row.state === 'fulfilled') item.taken = (item.taken ?? 0) + 1;
  }
  await copyRows(client, storeItems, items);
  await copyRows(client, storeRequests, requests);
  await copyRows(client, votingTransfers, requests.flatMap(transfersOf));
  await copyRows(client, storeRequests, await planClaims(client, { id, now }));
}

/** Of winners of the last giveaway who have not been paid. The account `leader` can still claim its own. */
async function planClaims(
  client: PoolClient,
  { id, now }: { id: (at: number) => string; now: number },
): Promise<Claim[]> {
  const { rows } = await client.query<{ giveaway: string; player: string; drawnAt: Date }>(
    `SELECT winner.giveaway, winner.player, giveaway.drawn_at AS "drawnAt"
     FROM giveaway_winners AS winner JOIN giveaways AS giveaway ON giveaway.id = winner.giveaway
     WHERE winner.paid_at IS NULL AND winner.player <> 'leader'
     ORDER BY giveaway.drawn_at DESC, winner.place LIMIT $1`,
    [CLAIMS.length],
  );
  return rows.map(({ giveaway, player, drawnAt }, index) => {
    const { message, hoursAfter, note } = CLAIMS[index]!;
    const createdAt = Math.min(Number(drawnAt) + hoursAfter * HOUR, now);
    return {
      ...{ id: id(createdAt), account: player, giveaway, message, createdAt },
      ...{ item: null, season: null, price: null, expiresAt: null },
      state: note === undefined ? 'open' : 'refused',
      note: note ?? null,
      decidedAt: note === undefined ? null : Math.min(createdAt + 5 * HOUR, now),
      decidedBy: note === undefined ? null : 'moderator',
    };
  });
}

function toRow(
  { by, daysAgo, state, note = '' }: DemoRequest,
  { id, item, now }: { id: string; item: Item; now: number },
): Request {
  const createdAt = now - daysAgo * DAY;
  const expiresAt = createdAt + REQUEST_LIFETIME_MS;
  const hasDecider = state === 'fulfilled' || state === 'refused';
  const decidedAt = state === 'expired' ? expiresAt : createdAt + 20 * HOUR;
  return {
    ...{ id, item: item.id, season: DEMO_SEASON, account: by, price: item.price, state },
    ...{ createdAt, expiresAt },
    note: note === '' ? null : note,
    decidedAt: state === 'open' ? null : decidedAt,
    decidedBy: hasDecider ? 'moderator' : null,
  };
}

/** Some have voted already and have a wallet. */
async function addWallets(client: PoolClient, now: number): Promise<void> {
  const buyers = [...new Set(REQUESTS.map(({ by }) => by))];
  const { rows } = await client.query<{ account: string }>(
    `INSERT INTO voting_wallets (season, account, balance)
     SELECT $1, account, $2 FROM unnest($3::text[]) AS buyer (account)
     ON CONFLICT DO NOTHING RETURNING account`,
    [DEMO_SEASON, SEASON_GRANT, buyers],
  );
  const grants = rows.map(({ account }) => ({
    season: DEMO_SEASON,
    from: 'issuance',
    to: `wallet:${account}`,
    points: SEASON_GRANT,
    reason: 'grant' as const,
    at: now - 59 * DAY,
  }));
  await copyRows(client, votingTransfers, grants);
}

/** False where the votes of the account have left too few points. */
async function spend(client: PoolClient, request: Request): Promise<boolean> {
  const isSpent = request.state === 'open' || request.state === 'fulfilled';
  const { rowCount } = await client.query(
    `UPDATE voting_wallets SET balance = balance - $3
     WHERE season = $1 AND account = $2 AND balance >= $4`,
    [DEMO_SEASON, request.account, isSpent ? request.price : 0, request.price],
  );
  return rowCount === 1;
}

function transfersOf(request: Request): (typeof votingTransfers.$inferInsert)[] {
  const { id, account: accountId, price: points, state = 'open', createdAt, decidedAt } = request;
  const priced = { id, accountId, points };
  const toEntry = (transfer: Transfer, at: number) => ({ ...transfer, season: DEMO_SEASON, at });
  const reserved = toEntry(reserve(priced), createdAt);
  return state === 'open' ? [reserved] : [reserved, toEntry(release(priced, state), decidedAt!)];
}
