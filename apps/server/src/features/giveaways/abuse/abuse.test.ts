import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../../testing/app';
import { type GiveawayDesk, openGiveawayDesk } from '../../../../testing/giveaways';
import { giveawayOrigins } from '../tables';
import { deleteOldOrigins } from './service';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let desk: GiveawayDesk;
let addresses = 0;

beforeAll(async () => {
  desk = await openGiveawayDesk({ config: { trustProxy: '127.0.0.1,::1' } });
});
afterAll(() => desk.app.stop());

interface Origin {
  /** A letter. */
  readonly device?: string;
  readonly address?: string;
}

/** From an address of its own, unless it is given. */
async function enterFrom(as: Account, code: string, { device, address }: Origin): Promise<void> {
  const headers = {
    'x-forwarded-for': address ?? `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`,
    ...(device ? { cookie: `device=${device.repeat(22)}` } : {}),
  };
  const body = { object: 'giveaway', action: 'enter', value: code };
  const { status } = await desk.app.call({ path: '/api/request', body, as, headers });
  expect(status).toBe(200);
}

const clustersOf = async (id: string, as = desk.admin) =>
  (await desk.act('clusters', id, {}, as)).body;

describe('suspicious entries', () => {
  it('of one browser are listed with who entered when', async () => {
    const { id, code } = await desk.create();
    const [one, two, other] = (await desk.people(3)) as [Account, Account, Account];
    await enterFrom(one, code, { device: 'a' });
    desk.pass(MINUTE);
    await enterFrom(two, code, { device: 'a' });
    await enterFrom(other, code, { device: 'b' });
    const { data, metadata } = await clustersOf(id);
    expect(metadata.total).toBe(1);
    expect(data).toEqual([
      {
        key: expect.stringMatching(/^device:/),
        kinds: ['device'],
        explanation: '2 accounts entered this giveaway from the same browser.',
        accounts: 2,
        evidence: [
          { player: expect.objectContaining({ id: one.id }), enteredAt: desk.now() - MINUTE },
          { player: expect.objectContaining({ id: two.id }), enteredAt: desk.now() },
        ],
      },
    ]);
  });

  it('of one address in the same second say both; two at home are left alone', async () => {
    const { id, code } = await desk.create();
    const people = await desk.people(5);
    for (const each of people.slice(0, 3)) await enterFrom(each, code, { address: '192.0.2.7' });
    for (const each of people.slice(3)) await enterFrom(each, code, { address: '192.0.2.8' });
    expect((await clustersOf(id)).data).toMatchObject([
      { kinds: ['address', 'timing'], accounts: 3 },
    ]);
  });

  it('from anywhere are found by the seconds of three giveaways', async () => {
    const people = await desk.people(3);
    const ids: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { id, code } = await desk.create();
      ids.push(id);
      desk.pass(MINUTE);
      for (const each of people) await enterFrom(each, code, {});
      expect((await clustersOf(id)).data).toHaveLength(round < 2 ? 0 : 1);
    }
    for (const id of ids)
      expect((await clustersOf(id)).data).toMatchObject([
        {
          explanation: '3 accounts entered 3 giveaways within the same second.',
          evidence: [{}, {}, {}],
        },
      ]);
  });

  it('are for admins to see, of a giveaway that exists', async () => {
    const { id } = await desk.create();
    const [player] = (await desk.people(1)) as [Account];
    const moderator = await desk.app.signIn('A Moderator', ['Moderator']);
    for (const as of [player, moderator])
      expect((await clustersOf(id, as)).message).toMatch(/missing permission/);
    const nothing = '01890000-0000-7000-8000-000000000000';
    expect((await desk.act('clusters', nothing, {}, desk.admin)).status).toBe(404);
  });
});

describe('origins', () => {
  it('are hashes that are deleted after their period and the one after', async () => {
    const { id, code } = await desk.create();
    const [me] = (await desk.people(1)) as [Account];
    await enterFrom(me, code, { device: 'z', address: '198.51.100.9' });
    const { db } = desk.app.database;
    const rows = () => db.select().from(giveawayOrigins).where(eq(giveawayOrigins.giveaway, id));
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|zzzz/);
    await deleteOldOrigins(db, desk.now() + 30 * DAY);
    expect(await rows()).toHaveLength(1);
    await deleteOldOrigins(db, desk.now() + 61 * DAY);
    expect(await rows()).toEqual([]);
  });

  it('of a deleted account go with it', async () => {
    const { id, code } = await desk.create();
    const me = await desk.app.signIn('Leaving Soon');
    await enterFrom(me, code, {});
    const data = { name: 'Leaving Soon' };
    await desk.app.request({ object: 'player', action: 'delete_account', data }, me);
    const { db } = desk.app.database;
    expect(await db.$count(giveawayOrigins, eq(giveawayOrigins.giveaway, id))).toBe(0);
  });
});
