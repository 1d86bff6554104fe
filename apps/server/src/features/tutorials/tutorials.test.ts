import { DEFAULT_WEAPONS } from '@mes/domain/tutorials/weapons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';

const HOUR = 3_600_000;

let app: TestApp;
let now = Date.UTC(2026, 2, 1);
let moderator: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  moderator = await app.signIn('A Moderator', ['Moderator']);
  player = await app.signIn('A Player');
});
afterAll(() => app.stop());

const send = (action: string, value?: string, data?: object, as: Account | null = moderator) =>
  app.request({ object: 'tutorial', action, value, data }, as ?? undefined);

const TIP = { title: 'Stop first', category: 'movement', html: '<p>Then shoot.</p>' };

async function create(content: Partial<typeof TIP> = {}) {
  return (await send('create_tip', undefined, { ...TIP, ...content })).body.data;
}

async function publishedTitles(): Promise<string[]> {
  const { body } = await send('tips', undefined, undefined, null);
  return body.data.map(({ title }: { title: string }) => title);
}

describe('tips', () => {
  it('are shown in their order once published, also by time alone', async () => {
    const [one, two, later] = [
      await create({ title: 'One' }),
      await create({ title: 'Two' }),
      await create({ title: 'Later' }),
    ];
    expect(await publishedTitles()).toEqual([]);
    await send('publish_tip', one.id, { revision: 1 });
    await send('publish_tip', two.id, { revision: 1 });
    await send('publish_tip', later.id, { revision: 1, at: now + HOUR });
    expect(await publishedTitles()).toEqual(['One', 'Two']);
    const ids = [two.id, later.id, one.id];
    expect((await send('order_tips', undefined, { ids })).status).toBe(200);
    expect(await publishedTitles()).toEqual(['Two', 'One']);
    now += HOUR;
    await send('unpublish_tip', two.id, { revision: 2 });
    expect(await publishedTitles()).toEqual(['Later', 'One']);
  });

  it('refuse an order that names other tips than there are', async () => {
    const all = (await send('all_tips')).body.data.map(({ id }: { id: string }) => id);
    const added = await create();
    for (const ids of [all, [...all, all[0]], []])
      expect((await send('order_tips', undefined, { ids })).status).toBe(400);
    expect((await send('order_tips', undefined, { ids: [...all, added.id] })).status).toBe(200);
  });

  it('lose what the list of allowed markup does not have', async () => {
    const { html } = await create({ html: '<p onclick="x()">Safe<script>x()</script></p>' });
    expect(html).toBe('<p>Safe</p>');
  });

  it('need a text to be published', async () => {
    const { id } = await create({ html: '<p> </p>' });
    expect((await send('publish_tip', id, { revision: 1 })).status).toBe(400);
  });

  it('are not overwritten, keep versions and come back', async () => {
    const { id } = await create();
    await send('edit_tip', id, { ...TIP, title: 'Mine', revision: 1 });
    const late = await send('edit_tip', id, { ...TIP, title: 'Theirs', revision: 1 });
    expect(late.body.error).toMatchObject({ type: 'InvalidActionError', revision: 2 });
    expect((await send('tip_version', id, { revision: 1 })).body.data).toEqual(TIP);
    await send('remove_tip', id);
    expect((await send('edit_tip', id, { ...TIP, revision: 3 })).status).toBe(400);
    expect((await send('restore_tip', id)).body.data).toMatchObject({ title: 'Mine' });
  });
});

describe('the weapons', () => {
  const ak = { ...DEFAULT_WEAPONS[0], damage: 31.5 };

  it('are names without figures until staff enter them', async () => {
    const { body } = await send('weapons', undefined, undefined, null);
    expect(body.data).toEqual({ revision: 0, updatedAt: null, weapons: DEFAULT_WEAPONS });
  });

  it('are replaced as a whole, by one editor at a time', async () => {
    const edits = await Promise.all(
      [1, 2].map((damage) =>
        send('edit_weapons', undefined, { revision: 0, weapons: [{ ...ak, damage }] }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { body } = await send('weapons', undefined, undefined, null);
    expect(body.data).toMatchObject({ revision: 1, updatedAt: now });
    expect(body.data.weapons).toHaveLength(1);
  });

  it.each([
    ['two of a name', [ak, { ...ak, name: 'ak-47' }]],
    ['a negative figure', [{ ...ak, price: -1 }]],
    ['an unknown kind', [{ ...ak, kind: 'cannon' }]],
  ])('refuse %s', async (_name, weapons) => {
    expect((await send('edit_weapons', undefined, { revision: 1, weapons })).status).toBe(400);
  });
});

it('callouts are edited by staff and read by everyone', async () => {
  const callouts = [{ map: 'Bureau', name: 'Long', hint: 'The corridor along the offices' }];
  expect((await send('edit_callouts', undefined, { revision: 0, callouts })).status).toBe(200);
  const { body } = await send('callouts', undefined, undefined, null);
  expect(body.data).toMatchObject({ revision: 1, callouts });
  const wrong = [{ map: 'Nowhere', name: 'Long', hint: '' }];
  const refused = await send('edit_callouts', undefined, { revision: 1, callouts: wrong });
  expect(refused.status).toBe(400);
});

it('nobody but staff edits', async () => {
  const { id } = await create();
  for (const as of [player, null]) {
    for (const [action, value, data] of [
      ['all_tips', undefined, {}],
      ['create_tip', undefined, TIP],
      ['edit_tip', id, { ...TIP, revision: 1 }],
      ['order_tips', undefined, { ids: [id] }],
      ['edit_weapons', undefined, { revision: 0, weapons: [] }],
      ['edit_callouts', undefined, { revision: 0, callouts: [] }],
    ] as const)
      expect((await send(action, value, data, as)).status).toBe(403);
  }
});

describe('the maps', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await startTestApp({ config: { demo: 'small' } });
  });
  afterAll(() => demo.stop());
  const ask = (action: string, value?: string, data?: object) =>
    demo.request({ object: 'tutorial', action, value, data });

  it('are summed up from finished matches, in all and in a tournament', async () => {
    const all = (await ask('map_usage')).body.data;
    expect(all).toHaveLength(10);
    const sum = (rows: { played: number }[]) =>
      rows.reduce((total, { played }) => total + played, 0);
    const { rows } = await demo.database.pool.query(
      `SELECT count(*)::int AS played, sum(map.score_a + map.score_b)::int AS rounds
       FROM match_maps map JOIN matches ON matches.id = map.match
       WHERE matches.state = 'finished' AND map.state = 'finished'`,
    );
    expect(sum(all)).toBe(rows[0].played);
    for (const row of all) expect(row.picked + row.decider).toBeLessThanOrEqual(row.played);
    const counted = all.reduce(
      (total: number, row: { coalitionRounds: number; breachRounds: number }) =>
        total + row.coalitionRounds + row.breachRounds,
      0,
    );
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(rows[0].rounds);
    const { body } = await demo.call({ path: '/api/tournaments/game/CriticalOps?size=50' });
    const sums = [];
    for (const { id } of body.data)
      sums.push(sum((await ask('map_usage', undefined, { tournamentId: id })).body.data));
    expect(Math.max(...sums)).toBeGreaterThan(0);
    expect(sums.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(sum(all));
    expect((await ask('map_usage', undefined, { tournamentId: 'nothing' })).status).toBe(404);
  });

  it('are counted by tournament and by month', async () => {
    const [{ map }] = (await ask('map_usage')).body.data.toSorted(
      (one: { played: number }, other: { played: number }) => other.played - one.played,
    );
    const { tournaments, months } = (await ask('map_plays', map)).body.data;
    expect(tournaments.length).toBeGreaterThan(0);
    expect(months).toHaveLength(12);
    for (const { at } of months) expect(new Date(at).toISOString()).toMatch(/-01T00:00:00\.000Z$/);
    const inMonths = months.reduce(
      (sum: number, { played }: { played: number }) => sum + played,
      0,
    );
    expect(inMonths).toBeGreaterThan(0);
  });
});
