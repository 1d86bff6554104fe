import { STORE_REQUEST_STATES } from '@mes/domain/store/requests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { storeItems, storeRequests } from '../features/store/tables';
import type { Database } from '../platform/database/database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

it('the store of the demo has items, and requests in every state', async () => {
  const items = await database.db.select().from(storeItems);
  expect(items).toHaveLength(6);
  expect(new Set(items.map(({ picture }) => picture ?? 'none')).size).toBe(6);
  expect(items.every(({ picture }) => picture !== null)).toBe(true);
  const requests = await database.db.select().from(storeRequests);
  const states = new Set(requests.map(({ state }) => state));
  expect([...states].toSorted()).toEqual([...STORE_REQUEST_STATES].toSorted());
});

it('the ledger of the demo agrees with wallets and open requests', async () => {
  const { rows } = await database.db.execute(sql`
    WITH entries AS (
      SELECT season, "to" AS account, points FROM voting_transfers
      UNION ALL SELECT season, "from", -points FROM voting_transfers
    ), sums AS (
      SELECT season, account, sum(points)::int AS points FROM entries GROUP BY season, account
    )
    SELECT sums.season, sums.account FROM sums
    LEFT JOIN voting_wallets AS wallet
      ON wallet.season = sums.season AND 'wallet:' || wallet.account = sums.account
    LEFT JOIN store_requests AS request ON 'escrow:' || request.id = sums.account
    WHERE (sums.account LIKE 'wallet:%' AND points IS DISTINCT FROM wallet.balance)
       OR (sums.account LIKE 'escrow:%'
           AND points <> CASE request.state WHEN 'open' THEN request.price ELSE 0 END)`);
  expect(rows).toEqual([]);
});
