import { NAME_COOL_DOWN_MS } from '@mes/domain/names/cool-down';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { auditLog } from '../../../platform/audit/tables';
import { createSkeletonFill } from '../../../platform/names/skeletons';
import { playerNames, players } from '../tables';
import { PLAYER_NAME_LISTS } from './repository';

let app: TestApp;
let moderator: Account;
let contented: Account;
let time = Date.now();

beforeAll(async () => {
  app = await startTestApp({ clock: () => time });
  moderator = await app.signIn('A Moderator', ['Moderator']);
  contented = await app.signIn('Contented');
  await app.signIn('Taken One');
});
afterAll(() => app.stop());

const rename = (as: Account, name: string, data: object = {}, id?: string) =>
  app.request({ object: 'player', action: 'change_name', value: id, data: { name, ...data } }, as);
const formerNames = async (id: string) =>
  (await app.request({ object: 'player', action: 'names', value: id })).body.data.map(
    ({ name }: { name: string }) => name,
  );
const summary = async (id: string) =>
  (await app.call({ path: `/api/players/${id}/info` })).body.data;

describe('a player', () => {
  it('takes another name at once, then once in 30 days, and the old ones are remembered', async () => {
    const player = await app.signIn('Old Fox');
    const first = await rename(player, '  New   Fox ');
    expect(first.body.data).toMatchObject({ id: player.id, name: 'New Fox' });

    const tooSoon = await rename(player, 'Newest Fox');
    expect(tooSoon.body).toMatchObject({
      message: 'You can change your name once every 30 days.',
      error: { type: 'InvalidActionError', allowedAt: time + NAME_COOL_DOWN_MS },
    });
    const me = await app.call({ path: '/api/players/me', as: player });
    expect(me.body.data.nameChangeableAt).toBe(time + NAME_COOL_DOWN_MS);

    time += NAME_COOL_DOWN_MS;
    expect((await rename(player, 'Newest Fox')).status).toBe(200);
    expect(await formerNames(player.id)).toEqual(['New Fox', 'Old Fox']);
    expect((await summary(player.id)).name).toBe('Newest Fox');
    const audits = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subject, `player:${player.id}`), eq(auditLog.action, 'player.renamed')),
      );
    expect(audits.map(({ before, after }) => [before, after])).toEqual([
      ['Old Fox', 'New Fox'],
      ['New Fox', 'Newest Fox'],
    ]);
  });

  it('is called by the new name at once, in messages of the server too', async () => {
    const player = await app.signIn('Before');
    await app.call({ path: '/api/players/me', as: player });
    await rename(player, 'After');
    expect((await app.call({ path: '/api/players/me', as: player })).body.data.name).toBe('After');
  });

  it.each([
    ['a name that someone has', 'TAKEN one', 'InvalidActionError'],
    ['a name that breaks the rules', 'a/b', 'InvalidParameterError'],
    ['a name of the deleted', 'Deleted player 7', 'InvalidParameterError'],
    ['no name', '   ', 'InvalidParameterError'],
    ['a name that is too long', 'x'.repeat(33), 'InvalidParameterError'],
  ])('cannot take %s', async (_what, name, type) => {
    const refused = await rename(contented, name);
    expect(refused.body.error.type).toBe(type);
    expect(await formerNames(contented.id)).toEqual([]);
  });

  it('cannot take a name that another has just given up, but can later', async () => {
    const owner = await app.signIn('Famous');
    const other = await app.signIn('Nobody Yet');
    await rename(owner, 'Retired');
    expect((await rename(other, 'famous')).body.message).toBe("The name 'famous' is taken.");
    expect((await rename(owner, 'Famous', {}, owner.id)).body.error.allowedAt).toBeDefined();
    time += NAME_COOL_DOWN_MS;
    expect((await rename(other, 'famous')).status).toBe(200);
  });

  it.each([
    ['in full-width letters', 'Ｔａｋｅｎ Ｏｎｅ'],
    ['in mathematical letters', '𝓣𝓪𝓴𝓮𝓷 𝓞𝓷𝓮'],
    ['with accents', 'Tåken Öne'],
    ['with a Coptic letter', 'Taken Ⲟne'],
    ['with an Armenian letter', 'Takeո One'],
    ['with a Cherokee letter', 'Ꭲaken One'],
  ])('cannot take a name that looks like another: %s', async (_how, name) => {
    const refused = await rename(contented, name);
    expect(refused.body).toMatchObject({
      message: `The name '${name}' is taken.`,
      error: { type: 'InvalidActionError' },
    });
  });

  it('cannot take what looks like a name that another has just given up', async () => {
    const owner = await app.signIn('Legendary');
    const other = await app.signIn('Not A Legend');
    await rename(owner, 'Gone Again');
    expect((await rename(other, 'Ｌegendary')).body.message).toMatch(/is taken/);
  });

  it('can take a name that differs in a letter that only resembles another', async () => {
    await app.signIn('Ill 10');
    const other = await app.signIn('Others');
    expect((await rename(other, 'lll IO')).status).toBe(200);
  });

  it.each(['Admin', '[STAFF]', '~ m o d ~', 'ＭＥＳ', 'Mes Official 7', '𝓢𝔂𝓼𝓽𝓮𝓶'])(
    'cannot take the name %s, which is for staff',
    async (name) => {
      const refused = await rename(contented, name);
      expect(refused.body.error).toMatchObject({ type: 'InvalidParameterError', field: 'name' });
      expect(refused.body.message).toContain('It is reserved for staff.');
    },
  );

  it('may write the own name differently', async () => {
    const player = await app.signIn('lowercase');
    expect((await rename(player, 'LowerCase')).body.data.name).toBe('LowerCase');
  });

  it('cannot rename others, nor hide a former name', async () => {
    const [player, other] = [await app.signIn('Curious'), await app.signIn('Left Alone')];
    expect((await rename(player, 'Renamed', {}, other.id)).body.error.permission).toBe('Moderator');
    expect((await rename(player, 'Hiding', { hideFormer: true })).body.error.permission).toBe(
      'Moderator',
    );
    expect(
      (await app.request({ object: 'player', action: 'change_name', data: { name: 'X' } })).status,
    ).toBe(403);
  });
});

describe('a moderator', () => {
  it('renames anyone at any time and can keep the former name from everybody', async () => {
    const player = await app.signIn('Rude Name');
    await rename(moderator, 'Polite', { hideFormer: true }, player.id);
    await rename(moderator, 'Politer', {}, player.id);
    expect(await formerNames(player.id)).toEqual(['Polite']);
    // The player cannot go back at once.
    expect((await rename(player, 'Rude Name')).body.error.type).toBe('InvalidActionError');
  });

  it('may have a name that is reserved', async () => {
    const staff = await app.signIn('Soon Staff', ['Moderator']);
    expect((await rename(staff, 'MES Staff')).body.data.name).toBe('MES Staff');
  });

  it('is told when there is no such player', async () => {
    expect((await rename(moderator, 'Anyone', {}, 'nobody')).status).toBe(404);
  });
});

it('gives a name that several want at the same moment to one of them', async () => {
  const wanting = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) => app.signIn(name)),
  );
  const replies = await Promise.all(wanting.map((player) => rename(player, 'The Chosen')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

it('gives one of several names that look the same to one who wants it at the same moment', async () => {
  const wanting = await Promise.all(['Red', 'Blue', 'Green'].map((name) => app.signIn(name)));
  const names = ['Phoenix', 'Ｐｈｏｅｎｉｘ', 'Phøenix'];
  const replies = await Promise.all(
    wanting.map((player, index) => rename(player, names[index] ?? '')),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

describe('names from before skeletons', () => {
  it('stay where they look alike, and no further one can be taken', async () => {
    const first = await app.signIn('Old Name');
    const second = await app.signIn('Someone Else');
    await app.database.db
      .update(players)
      .set({ nameSkeleton: null })
      .where(inArray(players.id, [first.id, second.id]));
    await app.database.db
      .update(players)
      .set({ name: 'Ｏld Name' })
      .where(eq(players.id, second.id));
    await fillSkeletons();

    expect(await skeletons(first.id, second.id)).toEqual(['old name', null]);
    const third = await app.signIn('Third Of Them');
    expect((await rename(third, 'Óld Name')).body.message).toMatch(/is taken/);

    // As soon as the first has another name, the second holds the look.
    await rename(first, 'New Name Of First');
    await fillSkeletons();
    expect(await skeletons(first.id, second.id)).toEqual(['new name of first', 'old name']);
  });

  it('that were given up are filled in too', async () => {
    const player = await app.signIn('Before Any');
    await rename(player, 'After Any');
    await app.database.db.update(playerNames).set({ nameSkeleton: null });
    await fillSkeletons();
    const other = await app.signIn('Another One');
    expect((await rename(other, 'Ｂefore Any')).body.message).toMatch(/is taken/);
  });

  const fillSkeletons = async () => {
    const fillBatch = createSkeletonFill(PLAYER_NAME_LISTS);
    while (await fillBatch(app.database.db));
  };
  const skeletons = async (...ids: string[]) => {
    const rows = await app.database.db
      .select({ id: players.id, skeleton: players.nameSkeleton })
      .from(players)
      .where(inArray(players.id, ids));
    return ids.map((wanted) => rows.find(({ id }) => id === wanted)?.skeleton);
  };
});

it('lets one of two changes at the same moment through', async () => {
  const player = await app.signIn('Double');
  const replies = await Promise.all([rename(player, 'Double A'), rename(player, 'Double B')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await formerNames(player.id)).toEqual(['Double']);
});
