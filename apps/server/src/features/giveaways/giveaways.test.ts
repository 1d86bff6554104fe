import { verifyDraw } from '@mes/domain/giveaways/verification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../testing/app';
import { type GiveawayDesk, openGiveawayDesk } from '../../../testing/giveaways';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { notifications } from '../notifications/tables';
import { giveawayDraws } from './tables';

const HOUR = 3_600_000;

let desk: GiveawayDesk;
let admin: Account;
let player: Account;

beforeAll(async () => {
  desk = await openGiveawayDesk();
  admin = desk.admin;
  player = await desk.app.signIn('A Player');
});
afterAll(() => desk.app.stop());

const onStream = (id?: string, as?: Account) =>
  desk.app.request({ object: 'stream', action: 'giveaway', value: id, data: {} }, as);

const auditOf = async (id: string) => {
  const rows = await desk.app.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `giveaway:${id}`))
    .orderBy(auditLog.id);
  return rows.map(({ action, actor }) => [action, actor]);
};

/** A closed giveaway with as many entrants. */
async function closed(count: number, fields: object = {}) {
  const { id, code } = await desk.create(fields);
  const people = await desk.people(count);
  for (const person of people) await desk.enter(code, person);
  desk.pass(HOUR);
  return { id, code, people };
}

describe('reading', () => {
  it('shows codes to admins alone, in the list, by id and by the other address', async () => {
    const { id, code } = await desk.create();
    for (const as of [undefined, player]) {
      const list = await desk.act('list_all', undefined, {}, as);
      const promotions = await desk.app.call({ path: '/api/promotions/all', as });
      expect(promotions.body.data).toEqual(list.body.data);
      expect(list.body.data[0]).toMatchObject({ id, code: null });
      const stream = await onStream(id, as);
      for (const answer of [list.body, await desk.info(id, as), stream.body])
        expect(JSON.stringify(answer).toLowerCase()).not.toContain(code.toLowerCase());
    }
    expect((await desk.act('list_all', undefined, {}, admin)).body.data[0]).toMatchObject({ code });
    expect(await desk.info(id, admin)).toMatchObject({ code });
  });

  it('publishes each part of the proof when it can no longer be abused', async () => {
    const { id } = await desk.create({
      opensAt: desk.now() + HOUR,
      closesAt: desk.now() + 2 * HOUR,
    });
    const [draw] = await desk.app.database.db
      .select()
      .from(giveawayDraws)
      .where(eq(giveawayDraws.giveaway, id));
    const seen = async () => {
      const { state, fairness, entrants } = await desk.info(id, admin);
      return { state, ...fairness, entrants };
    };
    const none = { seedHash: null, listHash: null, seed: null, entrants: null };
    expect(await seen()).toEqual({ state: 'planned', ...none });
    desk.pass(HOUR);
    const opened = await seen();
    expect(opened).toEqual({ ...none, state: 'open', seedHash: expect.stringMatching(/^\w{64}$/) });
    desk.pass(HOUR);
    await until('the list is fixed', async () => (await seen()).listHash !== null);
    const { seedHash } = opened;
    expect(await seen()).toMatchObject({ seedHash, state: 'closed', seed: null, entrants: [] });
    expect(JSON.stringify(await desk.info(id, admin))).not.toContain(draw!.seed);
    await desk.act('pick_winners', id, {}, admin);
    expect(await seen()).toMatchObject({ state: 'drawn', seed: draw!.seed });
  });

  it('lists what can be won, and nothing of what is over', async () => {
    const open = await desk.create({ title: 'Something to win' });
    const { id: over } = await closed(0);
    const rewards = await desk.app.call({ path: '/api/promotions/list-rewards' });
    expect((await desk.act('list_rewards')).body).toEqual(rewards.body);
    const ids = rewards.body.data.map(({ giveaway }: { giveaway: string }) => giveaway);
    expect(ids).not.toContain(over);
    expect(ids).not.toContain(open.id);
    const { id } = await desk.create({ title: 'Still to win' });
    await until('it is listed', async () =>
      JSON.stringify((await desk.act('list_rewards')).body).includes(id),
    );
  });

  it('shows the newest open one on stream, with names only after the closing', async () => {
    const { id, people } = await closed(2);
    await until('it closed', async () => (await desk.info(id)).fairness.listHash !== null);
    const shown = (await onStream(id)).body.data;
    expect(shown.names.toSorted()).toEqual(
      (await Promise.all(people.map(async (each) => nameOf(each)))).toSorted(),
    );
    const { id: open } = await desk.create();
    await until('the open one is shown', async () => {
      const { giveaway, names } = (await onStream()).body.data;
      return giveaway.id === open && names.length === 0;
    });
  });

  async function nameOf({ id }: Account): Promise<string> {
    return (await desk.app.call({ path: `/api/players/${id}/info` })).body.data.name;
  }
});

describe('creating and editing', () => {
  it('is for admins', async () => {
    const { id } = await desk.create();
    for (const action of ['create', 'edit', 'delete', 'pick_winners', 'entries']) {
      const { status, body } = await desk.act(action, id, {}, player);
      expect([action, status, body.message]).toEqual([
        action,
        403,
        expect.stringContaining('Admin'),
      ]);
    }
  });

  it.each([
    ['no rewards', { rewards: [] }, 'rewards'],
    [
      'two rewards of one name',
      { rewards: ['Hat', 'hat '].map((name, n) => ({ name, count: 1, value: n })) },
      'rewards',
    ],
    ['a title that nobody sees', { title: '\u200b\u202e' }, 'title'],
    ['too short a code', { code: 'ab' }, 'code'],
    ['a code with a space', { code: 'two words' }, 'code'],
    [
      'too many winners',
      { rewards: [1, 2].map((n) => ({ name: `R${n}`, count: 600, value: null })) },
      'rewards',
    ],
    ['a closing in the past', { opensAt: 0, closesAt: 1 }, 'closesAt'],
  ])('refuses %s', async (_what, fields, field) => {
    const valid = { title: 'T', code: 'GOOD', rewards: [{ name: 'R', count: 1, value: null }] };
    const times = { opensAt: desk.now(), closesAt: desk.now() + HOUR };
    const { body } = await desk.act('create', undefined, { ...valid, ...times, ...fields }, admin);
    expect(body).toMatchObject({
      status: 'ERROR',
      error: { type: 'InvalidParameterError', field },
    });
  });

  it('gives a code to one giveaway at a time, whatever its case', async () => {
    const times = { opensAt: desk.now(), closesAt: desk.now() + HOUR };
    const rewards = [{ name: 'R', count: 1, value: null }];
    const replies = await Promise.all(
      ['Twice', 'TWICE', 'twice'].map((code) =>
        desk.act('create', undefined, { title: code, code, rewards, ...times }, admin),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    desk.pass(HOUR);
    expect(await desk.create({ code: 'tWiCe' })).toMatchObject({ code: 'tWiCe' });
  });

  it('changes everything of a planned one, and saves nothing that is the same', async () => {
    const plan = { opensAt: desk.now() + HOUR, closesAt: desk.now() + 2 * HOUR };
    const { id, revision, title } = await desk.create(plan);
    const same = await desk.act('edit', id, { title, revision }, admin);
    expect(same.body.data.revision).toBe(revision);
    const change = { title: 'Better', code: `NEW-${revision}`, minAccountAgeDays: 3 };
    const edited = await desk.act('edit', id, { ...change, revision }, admin);
    expect(edited.body.data).toMatchObject({ ...change, ...plan, revision: revision + 1 });
    const late = await desk.act('edit', id, { title: 'Older', revision }, admin);
    expect(late.body.error).toMatchObject({ type: 'InvalidActionError', revision: revision + 1 });
    expect(await auditOf(id)).toEqual([
      ['giveaway.created', admin.id],
      ['giveaway.edited', admin.id],
    ]);
  });

  it.each([
    ['code', { code: 'OTHER' }],
    ['rewards', { rewards: [{ name: 'Nothing', count: 1, value: null }] }],
    ['rules', { minAccountAgeDays: 9 }],
    ['opening time', { opensAt: 5 }],
  ])('does not change the %s of an open one', async (name, change) => {
    const { id } = await desk.create();
    const { body } = await desk.act('edit', id, change, admin);
    expect(body.message).toBe(`The giveaway has opened: its ${name} can no longer change.`);
  });

  it('closes an open one later, but neither earlier nor once it has closed', async () => {
    const { id, closesAt } = await desk.create();
    const close = async (at: number) => (await desk.act('edit', id, { closesAt: at }, admin)).body;
    expect((await close(closesAt - 1)).message).toContain('not earlier');
    expect((await close(closesAt + HOUR)).data).toMatchObject({ closesAt: closesAt + HOUR });
    desk.pass(2 * HOUR);
    expect((await close(closesAt + 9 * HOUR)).message).toContain('has closed');
    const { body } = await desk.act('edit', id, { title: 'Its name may still change' }, admin);
    expect(body.data).toMatchObject({ title: 'Its name may still change', state: 'closed' });
  });

  it('deletes what has no winners', async () => {
    const { id } = await desk.create();
    expect(
      (await desk.app.call({ path: `/api/promotions/${id}`, method: 'DELETE', as: admin })).status,
    ).toBe(200);
    expect((await desk.act('info', id)).status).toBe(404);
    const won = await closed(1);
    await desk.act('pick_winners', won.id, {}, admin);
    const { body } = await desk.act('delete', won.id, {}, admin);
    expect(body.message).toBe('A giveaway with winners cannot be deleted.');
  });
});

describe('drawing', () => {
  it('draws what anyone can verify, and tells the winners', async () => {
    const { id, people } = await closed(5);
    const { body } = await desk.act('pick_winners', id, {}, admin);
    const { winners, fairness, rewards } = body.data;
    expect(winners.map(({ reward }: { reward: string }) => reward)).toEqual([
      'Knife',
      'Skin',
      'Skin',
    ]);
    const { entrants } = await desk.info(id);
    expect(entrants).toEqual(people.map((each) => each.id).toSorted());
    const published = winners.map((each: { player: { id: string }; reward: string }) => ({
      playerId: each.player.id,
      reward: each.reward,
    }));
    expect(verifyDraw({ ...fairness, entrants, rewards, winners: published }).isFair).toBe(true);

    const told = await desk.app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.link, `/app/promo/${id}`));
    expect(told.map(({ account, type }) => [account, type]).toSorted()).toEqual(
      published.map(({ playerId }: { playerId: string }) => [playerId, 'giveaway.won']).toSorted(),
    );
    expect(await auditOf(id)).toEqual([
      ['giveaway.created', admin.id],
      ['giveaway.closed', null],
      ['giveaway.drawn', admin.id],
    ]);
  });

  it('waits for the closing', async () => {
    const { id } = await desk.create();
    const { body } = await desk.act('pick_winners', id, {}, admin);
    expect(body.message).toMatch(/^The winners can be drawn after \d{4}-/);
    expect((await desk.act('pick_winners', id, { paid: true }, admin)).body.message).toBe(
      'Draw the winners first.',
    );
  });

  it('draws once, also when two admins draw at once', async () => {
    const { id } = await closed(6);
    const other = await desk.app.signIn('Another Giver', ['Admin']);
    const replies = await Promise.all(
      [admin, other, admin, other].map((as) => desk.act('pick_winners', id, {}, as)),
    );
    const first = replies[0]!.body.data.winners;
    for (const { body } of replies) expect(body.data.winners).toEqual(first);
    const audited = (await auditOf(id)).filter(([action]) => action === 'giveaway.drawn');
    expect(audited).toHaveLength(1);
  });

  it('gives fewer rewards where fewer have entered, and none where nobody has', async () => {
    const { id } = await closed(2);
    expect((await desk.act('pick_winners', id, {}, admin)).body.data.winners).toHaveLength(2);
    const nobody = await closed(0);
    const { body } = await desk.act('pick_winners', nobody.id, {}, admin);
    expect(body.data).toMatchObject({ state: 'drawn', winners: [], paid: false });
  });
});

describe('paying', () => {
  it('marks single winners, then all, and never draws again', async () => {
    const { id } = await closed(4);
    const { winners } = (await desk.act('pick_winners', id, {}, admin)).body.data;
    const pay = async (data: object) =>
      (await desk.act('pick_winners', id, { paid: true, ...data }, admin)).body;
    const first = winners[0].player.id;
    const one = (await pay({ players: [first] })).data;
    expect(one.winners.map(({ paid }: { paid: boolean }) => paid)).toEqual([true, false, false]);
    expect(one.paid).toBe(false);
    const all = (await pay({})).data;
    expect(all.paid).toBe(true);
    expect(all.winners.map(({ player: { id } }: { player: { id: string } }) => id)).toEqual(
      winners.map(({ player }: { player: { id: string } }) => player.id),
    );
    expect((await pay({})).data.paid).toBe(true);
    const told = await desk.app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, first));
    expect(told.map(({ type }) => type).toSorted()).toEqual(['giveaway.paid', 'giveaway.won']);
    expect((await pay({ players: [player.id] })).message).toContain('has not won');
  });

  it('shows winners their rewards', async () => {
    const { id, people } = await closed(1, { title: 'For one' });
    await desk.act('pick_winners', id, {}, admin);
    const [winner] = people;
    const own = await desk.act('get_viewer_rewards', undefined, {}, winner);
    expect(own.body.data).toEqual([
      {
        giveaway: id,
        title: 'For one',
        reward: 'Knife',
        value: 5_000,
        wonAt: desk.now(),
        paid: false,
      },
    ]);
    const byPath = await desk.app.call({ path: '/api/promotions/viewer-rewards', as: winner });
    expect(byPath.body.data).toEqual(own.body.data);
    expect((await desk.act('get_viewer_rewards', undefined, {}, player)).body.data).toEqual([]);
    expect((await desk.act('get_viewer_rewards')).status).toBe(403);
  });
});
