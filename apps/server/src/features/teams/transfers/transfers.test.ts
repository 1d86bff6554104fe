import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';
import { teamMemberships } from '../tables';

const DAY = 86_400_000;

let app: TestApp;
let teams: TeamCalls;
let nova: Account;
let ember: Account;
let wanderer: Account;

beforeAll(async () => {
  app = await startTestApp();
  teams = teamCallsOf(app);
  nova = await app.signIn('Nova Leader');
  ember = await app.signIn('Ember Leader');
  wanderer = await app.signIn('Wanderer');
  await teams.create('Nova', 'NOV', nova);
  await teams.create('Ember', 'EMB', ember);
});
afterAll(() => app.stop());

interface Row {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  readonly player: { readonly name: string };
  readonly team: { readonly name: string };
  readonly other: { readonly name: string } | null;
}

const read = async (filter: object = {}) => {
  const { status, body } = await app.request({ object: 'transfer', action: 'list', data: filter });
  return { status, error: body.error, rows: body.data as Row[] };
};
const told = (rows: readonly Row[]) =>
  rows.map(
    ({ kind, player, team, other }) =>
      `${player.name} ${kind} ${team.name}${other ? ` (${other.name})` : ''}`,
  );

async function move(from: Account | null, to: 'Nova' | 'Ember'): Promise<void> {
  if (from) await teams.leave(wanderer);
  await teams.invite(to, wanderer, to === 'Nova' ? nova : ember);
  await teams.join(to, wanderer);
}

describe('the feed of transfers', () => {
  it('has what people do, newest first, with the other team of a direct move', async () => {
    await move(null, 'Nova');
    await move(nova, 'Ember');
    expect(told((await read()).rows)).toEqual([
      'Wanderer joined Ember (Nova)',
      'Wanderer left Nova (Ember)',
      'Wanderer joined Nova',
      'Ember Leader joined Ember',
      'Nova Leader joined Nova',
    ]);
  });

  it('can be read of one team, whatever its case, and of one kind', async () => {
    expect(told((await read({ team: 'nova' })).rows)).toEqual([
      'Wanderer left Nova (Ember)',
      'Wanderer joined Nova',
      'Nova Leader joined Nova',
    ]);
    expect(told((await read({ kind: 'left' })).rows)).toEqual(['Wanderer left Nova (Ember)']);
  });

  it('names no other team if the player was without one for more than 30 days', async () => {
    const { db } = app.database;
    const shift = (days: number) => sql`joined_at + ${days} * interval '1 day'`;
    await db
      .update(teamMemberships)
      .set({ joinedAt: shift(31) })
      .where(isOpen());
    expect(told((await read({ team: 'Nova', kind: 'left' })).rows)).toEqual(['Wanderer left Nova']);
    await db
      .update(teamMemberships)
      .set({ joinedAt: shift(-31) })
      .where(isOpen());
  });

  it('is read page by page without gaps, even where all happened at the same time', async () => {
    const { db } = app.database;
    const at = Date.now() - DAY;
    await db.insert(teamMemberships).values(
      Array.from({ length: 7 }, (_, index) => ({
        id: `0192000${index}-0000-7000-8000-000000000000`,
        ...{ player: nova.id, joinedAt: at, leftAt: at, leftBy: 'left' as const },
        ...{ team: sql`(SELECT id FROM teams WHERE name = 'Ember')` },
      })),
    );
    const all = (await read({ count: 100 })).rows;
    expect(all).toHaveLength(19);
    const paged: Row[] = [];
    for (;;) {
      const { rows } = await read({ count: 3, before: paged.at(-1)?.id });
      paged.push(...rows);
      if (rows.length < 3) break;
    }
    expect(paged).toEqual(all);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(19);
    const times = paged.map((row) => row.at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('refuses unknown teams and ids that it never gave out', async () => {
    expect((await read({ team: 'Nobody' })).status).toBe(404);
    for (const before of ['1', `1.left.${'-'.repeat(36)}`, `1.kicked.${ember.id}`])
      expect((await read({ before })).status).toBe(400);
    const distant = '999999999999999.left.01920000-0000-7000-8000-000000000000';
    expect((await read({ before: distant })).status).toBe(200);
    expect((await read({ count: 1000 })).status).toBe(400);
  });

  it('is on the page of a team', async () => {
    const { body } = await app.call({ path: '/api/website/teams/Nova' });
    expect(told(body.data.transfers)).toContain('Wanderer left Nova (Ember)');
    expect(body.data.memberships).toHaveLength(2);
    expect(body.data.roster).toMatchObject([{ id: nova.id, country: null, rating: null }]);
  });
});

const isOpen = () => sql`${teamMemberships.player} = ${wanderer.id} AND left_at IS NULL`;
