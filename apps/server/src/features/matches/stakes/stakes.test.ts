import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import {
  type BracketDesk,
  groupsThenDouble,
  openBracketDesk,
  single,
} from '../../../../testing/bracket-desk';
import type { Database } from '../../../platform/database/database';
import { tournaments } from '../../tournaments/tables';
import { findUpNext } from '../summaries/service';
import { matches } from '../tables';
import { readStakes } from './service';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 5, 1, 12);

let database: Database;
let desk: BracketDesk;

beforeAll(async () => {
  database = await openTestDatabase();
  desk = openBracketDesk(database);
});
afterAll(() => database.close());

async function row(id: string | undefined) {
  const [found] = await database.db
    .select()
    .from(matches)
    .where(eq(matches.id, id ?? ''));
  return found!;
}

const stakes = async (id: string | undefined) => readStakes(database.db, await row(id));

async function plan(id: string | undefined, change: Partial<typeof matches.$inferInsert>) {
  await database.db
    .update(matches)
    .set(change)
    .where(eq(matches.id, id ?? ''));
}

describe('what is at stake', () => {
  it('names the next match, and the match that decides its other team', async () => {
    await desk.start('Cup', single(), 4);
    const [one, two, final] = await desk.rows('Cup');
    await plan(final?.id, { startsAt: NOW });
    const other = { outcome: 'winner', teamA: { name: expect.any(String) } };
    expect(await stakes(one?.id)).toMatchObject({
      winner: {
        kind: 'match',
        match: { id: final?.id, round: 'Final', startsAt: NOW, opponent: null, awaits: other },
      },
      loser: { kind: 'out' },
    });
    await desk.win(two!.id, 'A');
    const decided = await stakes(one?.id);
    expect(decided?.winner).toMatchObject({ match: { opponent: { name: expect.any(String) } } });
  });

  it('has the places and prizes of a final', async () => {
    await desk.start('Prizes', single(), 2);
    const prizes = [
      { from: 1, to: 1, amount: 500_00, extra: null },
      { from: 2, to: 2, amount: 200_00, extra: null },
    ];
    await database.db.update(tournaments).set({ prizes }).where(eq(tournaments.id, 'Prizes'));
    const [final] = await desk.rows('Prizes');
    expect(await stakes(final?.id)).toEqual({
      winner: { kind: 'place', place: 1, prize: 500_00 },
      loser: { kind: 'place', place: 2, prize: 200_00 },
    });
  });

  it('is nothing in a table, and nothing once the match is over', async () => {
    await desk.start('Groups', groupsThenDouble(2), 8);
    const [first] = await desk.rows('Groups');
    expect(await stakes(first?.id)).toBeNull();
    await desk.start('Over', single(), 4);
    const [played] = await desk.rows('Over');
    await desk.win(played!.id, 'A');
    expect(await stakes(played?.id)).toBeNull();
  });

  it('says that a grand final may be reset', async () => {
    await desk.start('Reset', groupsThenDouble(2), 8);
    const rows = await desk.rows('Reset');
    const grand = rows.find(({ part, round }) => part === 'grand_final' && round === 1);
    expect(await stakes(grand?.id)).toEqual({ winner: { kind: 'title_or_reset' }, loser: null });
  });
});

describe('the match up next', () => {
  it('is the next one of the tournament that has a time', async () => {
    await desk.start('Next', single(), 8);
    const [one, two, three, four] = await desk.rows('Next');
    await plan(one?.id, { startsAt: NOW });
    await plan(two?.id, { startsAt: NOW });
    await plan(three?.id, { startsAt: NOW + 2 * HOUR });
    await plan(four?.id, { startsAt: NOW + HOUR });
    const next = await findUpNext(database.db, await row(one?.id), NOW);
    expect(next?.id).toBe(four?.id);
    expect((await findUpNext(database.db, await row(four?.id), NOW))?.id).toBe(three?.id);
    expect(await findUpNext(database.db, await row(three?.id), NOW)).toBeNull();
    // Nobody waits any more for matches that should have been played on another day.
    expect(await findUpNext(database.db, await row(one?.id), NOW + 9 * HOUR)).toBeNull();
  });

  it('is the next one on its stream, if there is one', async () => {
    await desk.start('Streamed', single(), 8);
    const [one, two, three] = await desk.rows('Streamed');
    const streamLink = 'https://twitch.tv/mes';
    await plan(one?.id, { startsAt: NOW, streamLink });
    await plan(two?.id, { startsAt: NOW + HOUR });
    await plan(three?.id, { startsAt: NOW + 2 * HOUR, streamLink });
    expect((await findUpNext(database.db, await row(one?.id), NOW))?.id).toBe(three?.id);
  });
});
