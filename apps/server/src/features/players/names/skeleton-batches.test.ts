import { randomUUID } from 'node:crypto';
import { skeleton } from '@mes/domain/names/skeleton';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import type { Database } from '../../../platform/database/database';
import { createSkeletonFill, fillSkeletonsTask } from '../../../platform/names/skeletons';
import { playerNames, players } from '../tables';
import { PLAYER_NAME_LISTS } from './repository';

const OLDEST = Date.UTC(2024, 0, 1);
const PLAYERS = 2_500;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
/** From before there were skeletons: all of them have the same age but two, who look alike. */
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`TRUNCATE ${players} CASCADE`);
  await db.insert(players).values(
    Array.from({ length: PLAYERS }, (_, index) => ({
      id: `p${index}`,
      name: `Player ${index}`,
      createdAt: OLDEST + 1,
    })),
  );
  await db.insert(players).values([
    { id: 'z-first', name: 'Phoenix', createdAt: OLDEST },
    { id: 'a-last', name: 'Ph\u00f8enix', createdAt: OLDEST + 2 },
  ]);
});

const readSkeletons = async () => {
  const rows = await database.db
    .select({ id: players.id, name: players.name, skeleton: players.nameSkeleton })
    .from(players);
  return new Map(rows.map((row) => [row.id, row]));
};
const countFilled = () => database.db.$count(players, isNotNull(players.nameSkeleton));

it('fills names in batches, and of two that look alike the oldest', async () => {
  const fillBatch = createSkeletonFill(PLAYER_NAME_LISTS);
  const filled: number[] = [];
  while (await fillBatch(database.db)) filled.push(await countFilled());
  expect(filled).toEqual([1_000, 2_000, PLAYERS + 1]);

  const found = await readSkeletons();
  expect(found.get('z-first')?.skeleton).toBe(skeleton('Phoenix'));
  expect(found.get('a-last')?.skeleton).toBeNull();
  for (const { id, name, skeleton: given } of found.values())
    if (id !== 'a-last') expect(given).toBe(skeleton(name));
});

it('begins again after the last batch, with whoever has given a name up', async () => {
  const fillBatch = createSkeletonFill(PLAYER_NAME_LISTS);
  while (await fillBatch(database.db));
  await database.db.delete(players).where(eq(players.id, 'z-first'));
  while (await fillBatch(database.db));
  expect((await readSkeletons()).get('a-last')?.skeleton).toBe(skeleton('Phoenix'));
});

it('fills former names too, also where they look alike', async () => {
  const former = ['p1', 'p2'].map((player) => ({
    id: randomUUID(),
    player,
    name: 'Given Up',
    until: OLDEST,
  }));
  await database.db.insert(playerNames).values(former);
  const fillBatch = createSkeletonFill(PLAYER_NAME_LISTS);
  while (await fillBatch(database.db));
  expect(await database.db.$count(playerNames, isNull(playerNames.nameSkeleton))).toBe(0);
});

it('leaves a name alone that is changed while its batch waits', async () => {
  const fillBatch = createSkeletonFill(PLAYER_NAME_LISTS);
  let filling: Promise<boolean> | undefined;
  await database.transaction(async (tx) => {
    await tx
      .update(players)
      .set({ name: 'Somebody', nameSkeleton: 'somebody' })
      .where(eq(players.id, 'z-first'));
    filling = fillBatch(database.db);
    await untilLocked();
  });
  await filling;
  expect((await readSkeletons()).get('z-first')?.skeleton).toBe('somebody');
});

it('is a task that runs again soon while names are missing', async () => {
  const { db } = database;
  const task = fillSkeletonsTask('fill', { db, lists: PLAYER_NAME_LISTS });
  const deadlines: unknown[] = [];
  for (let run = 0; run < 4; run++) deadlines.push(await task.run(OLDEST));
  expect(deadlines).toEqual([OLDEST, OLDEST, OLDEST, null]);
});

async function untilLocked(): Promise<void> {
  for (;;) {
    const { rows } = await database.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    if (rows.length > 0) return;
  }
}
