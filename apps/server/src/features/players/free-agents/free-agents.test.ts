import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { bans } from '../../moderation/tables';

let app: TestApp;
let time = Date.now();
const people: Record<string, Account> = {};

beforeAll(async () => {
  app = await startTestApp({ clock: () => time });
  for (const name of ['Anna', 'Bert', 'Cora', 'Dave']) people[name] = await app.signIn(name);
  await look('Anna', { roles: ['sniper', 'flex'], region: 'EU', note: 'Evenings only' });
  await look('Bert', { roles: ['leader'], region: 'NA', note: '50% aim, 100_percent heart' });
  await look('Cora', {});
  await app.request(
    { object: 'player', action: 'change_country', data: { country: 'FI' } },
    people.Anna,
  );
});
afterAll(() => app.stop());

async function look(name: string, data: object) {
  time += 1_000;
  const reply = await app.request(
    { object: 'player', action: 'look_for_team', data: { looking: true, ...data } },
    people[name],
  );
  return reply;
}

const list = async (data: object = {}) => {
  const { body } = await app.request({ object: 'player', action: 'free_agents', data });
  return { names: body.data?.map(({ name }: { name: string }) => name), body };
};

describe('free agents', () => {
  it('are listed newest first with what they say, counted, a page at a time', async () => {
    const { names, body } = await list();
    expect(names).toEqual(['Cora', 'Bert', 'Anna']);
    expect(body.metadata.total).toBe(3);
    expect(body.data[2]).toMatchObject({
      country: 'FI',
      looking: { roles: ['sniper', 'flex'], region: 'EU', note: 'Evenings only' },
    });
    expect((await list({ page: 1, size: 2 })).names).toEqual(['Anna']);
  });

  it.each([
    [{ region: 'EU' }, ['Anna']],
    [{ role: 'leader' }, ['Bert']],
    [{ country: 'FI' }, ['Anna']],
    [{ text: 'EVENING' }, ['Anna']],
    [{ text: 'cor' }, ['Cora']],
    [{ text: '50%' }, ['Bert']],
    [{ text: '0_p' }, ['Bert']],
    [{ text: '%' }, ['Bert']],
    [{ text: '' }, ['Cora', 'Bert', 'Anna']],
    [{ region: 'EU', role: 'leader' }, []],
  ])('can be filtered by %j', async (filter, expected) => {
    expect((await list(filter)).names).toEqual(expected);
  });

  it('keep their place when they edit what they say', async () => {
    await look('Anna', { note: 'Mornings too' });
    const { names, body } = await list();
    expect(names).toEqual(['Cora', 'Bert', 'Anna']);
    expect(body.data[2].looking.note).toBe('Mornings too');
  });

  it('are no longer listed when they stop looking', async () => {
    await look('Dave', {});
    expect((await list()).names).toContain('Dave');
    await look('Dave', { looking: false });
    expect((await list()).names).not.toContain('Dave');
  });

  it('are no longer listed in a team, and cannot look for another', async () => {
    await look('Dave', {});
    await app.request(
      {
        object: 'player',
        action: 'createteam',
        value: 'Daves',
        data: { tag: 'DAV', region: 'EU' },
      },
      people.Dave,
    );
    expect((await list()).names).not.toContain('Dave');
    expect((await look('Dave', {})).body.message).toBe(
      'Only players without a team can look for one.',
    );
  });

  it('who are banned are not listed', async () => {
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: people.Cora!.id,
      scope: 'tournaments',
      reason: '-',
      createdAt: time,
    });
    await look('Anna', {});
    expect((await list()).names).toEqual(['Bert', 'Anna']);
  });
});

it('counts players by country, most first', async () => {
  for (const name of ['Bert', 'Dave']) {
    await app.request(
      { object: 'player', action: 'change_country', data: { country: 'BR' } },
      people[name],
    );
  }
  const { body } = await app.request({ object: 'player', action: 'countries' });
  expect(body.data).toEqual([
    { country: 'BR', players: 2 },
    { country: 'FI', players: 1 },
  ]);
});
