import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../testing/app';
import { expectDone, type TestEvent } from '../../../testing/event';
import { PICKS, PickemDesk } from '../../../testing/pickem';
import { until } from '../../../testing/until';
import { matches } from '../matches/tables';
import { bans } from '../moderation/tables';
import { notifications } from '../notifications/tables';
import { pickems, predictions } from './tables';

let desk: PickemDesk;
let anna: Account;
let ben: Account;

beforeAll(async () => {
  desk = await PickemDesk.start();
  anna = await desk.app.signIn('Anna');
  ben = await desk.app.signIn('Ben');
});
afterAll(() => desk.app.stop());

const FAVOURITES = {
  [PICKS.semifinal]: 'Aurora',
  [PICKS.otherSemifinal]: 'Borealis',
  [PICKS.final]: 'Aurora',
};
const OUTSIDERS = {
  [PICKS.semifinal]: 'Dusk',
  [PICKS.otherSemifinal]: 'Borealis',
  [PICKS.final]: 'Dusk',
};

async function predicted(id: string, settings: object = {}): Promise<TestEvent> {
  const event = await desk.seeded(id, settings);
  expectDone(await desk.save(id, FAVOURITES, anna));
  expectDone(await desk.save(id, OUTSIDERS, ben));
  return event;
}

describe('a prediction', () => {
  it('is saved as a draft and completed later', async () => {
    await desk.seeded('DraftS1');
    expect(await desk.own('DraftS1', anna)).toBeNull();
    const draft = expectDone(await desk.save('DraftS1', { [PICKS.semifinal]: 'Dusk' }, anna));
    expect(draft).toMatchObject({ isComplete: false, version: 1, rank: null, marks: [] });
    const done = expectDone(await desk.save('DraftS1', FAVOURITES, anna));
    expect(done).toMatchObject({ isComplete: true, version: 2 });
    expect(await desk.get('DraftS1')).toMatchObject({
      state: 'open',
      mostPoints: 4,
      teams: [{ name: 'Aurora' }, { name: 'Borealis' }, { name: 'Cirrus' }, { name: 'Dusk' }],
    });
  });

  it.each([
    ['a team that does not play there', { [PICKS.semifinal]: 'Cirrus' }],
    ['a final without its semifinals', { [PICKS.final]: 'Aurora' }],
    ['an unknown team', { [PICKS.semifinal]: 'nobody' }],
    ['a match that is not there', { '0-upper-9-0': 'Aurora' }],
  ])('is refused with %s', async (_what, picks) => {
    const reply = await desk.save('DraftS1', picks, ben);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toMatch(/does not fit/);
  });

  it.each([
    ['no picks', undefined],
    ['a list', []],
    ['a wrong key', { 'drop table': ['x'] }],
    ['numbers', { [PICKS.final]: [4] }],
    ['no team', { [PICKS.final]: [] }],
  ])('is refused with %s', async (_what, picks) => {
    const { setup } = await desk.get('DraftS1');
    const reply = await desk.act('save', 'DraftS1', { picks, setup, version: 0 }, ben);
    expect(reply.status).toBe(400);
  });

  it('is for people who are signed in', async () => {
    const { setup } = await desk.get('DraftS1');
    expect((await desk.act('own', 'DraftS1')).status).toBe(403);
    const reply = await desk.act('save', 'DraftS1', { picks: {}, setup, version: 0 });
    expect(reply.status).toBe(403);
  });

  it('is not overwritten by a window that is behind, nor by two at once', async () => {
    await desk.seeded('TwoS1');
    const { setup } = await desk.get('TwoS1');
    const save = () => desk.act('save', 'TwoS1', { picks: {}, setup, version: 0 }, anna);
    const replies = await Promise.all([save(), save()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await save()).body.message).toMatch(/another tab/);
  });

  it('is refused to whoever is banned from votes', async () => {
    const banned = await desk.app.signIn('Carl');
    await ban(banned, 'voting');
    expect((await desk.save('DraftS1', FAVOURITES, banned)).status).toBe(403);
  });

  it('waits for the seeds', async () => {
    const event = await desk.seeded('SoonS1');
    await desk.app.database.db.execute(`UPDATE tournaments SET seeded = false WHERE id = 'SoonS1'`);
    expect(await desk.get(event.id)).toMatchObject({ state: 'soon', teams: [] });
    expect((await desk.save('SoonS1', {}, anna)).body.message).toMatch(/opens when/);
    expect((await desk.act('get', 'NoSuchS1')).status).toBe(404);
  });
});

describe('the lock', () => {
  it('hides the picks of others before, and shows them afterwards', async () => {
    const event = await predicted('HiddenS1');
    const look = () => desk.act('prediction', event.id, { player: ben.id }, anna);
    expect((await look()).status).toBe(403);
    expect((await desk.act('leaderboard', event.id)).body.data).toEqual([]);
    await event.take('running');
    expect((await look()).status).toBe(403);
    expectDone(await desk.save(event.id, FAVOURITES, anna));
    await desk.win(event, 'Dusk');
    await desk.untilScored(event.id, ben, 1);
    const shown = expectDone(await look());
    expect(Object.keys(shown.picks)).toHaveLength(3);
    expect(shown).toMatchObject({ player: { name: 'Ben' }, rank: 1, points: 1, possible: 3 });
    expect(await desk.get(event.id)).toMatchObject({ state: 'locked', predictions: 2 });
  });

  it('comes with the first result: saves are refused from then on', async () => {
    const event = await predicted('LockedS1');
    await event.take('running');
    await desk.win(event, 'Aurora');
    const reply = await desk.save(event.id, OUTSIDERS, anna);
    expect(reply.body.message).toBe('The pick’em is locked: the first match has begun.');
    expect(await desk.get(event.id)).toMatchObject({ state: 'locked' });
  });

  it('comes with the start of the first match, although nobody has played', async () => {
    const event = await predicted('TimedS1');
    await event.take('running');
    await desk.app.database.db
      .update(matches)
      .set({ startsAt: Date.now() - 1 })
      .where(eq(matches.tournament, event.id));
    expect((await desk.save(event.id, OUTSIDERS, anna)).body.message).toMatch(/locked/);
    await until('the lock', async () => (await storedPickem(event.id)).lockedAt !== null);
  });

  it('decides about a save of the same moment: before it, or refused', async () => {
    const event = await predicted('MomentS1');
    await event.take('running');
    const [saved] = await Promise.all([
      desk.save(event.id, OUTSIDERS, anna),
      desk.win(event, 'Aurora'),
    ]);
    const { picks } = await desk.own(event.id, anna);
    const { teams } = await desk.get(event.id);
    const dusk = teams.find(({ name }: { name: string }) => name === 'Dusk').id;
    expect(picks[PICKS.final][0] === dusk).toBe(saved.status === 200);
  });

  it('is taken back with the draw', async () => {
    const event = await predicted('BackS1');
    await event.take('running');
    await desk.app.database.db
      .update(pickems)
      .set({ lockedAt: 1 })
      .where(eq(pickems.tournament, event.id));
    await event.take('seeding');
    await until('the lock is gone', async () => (await storedPickem(event.id)).lockedAt === null);
    expect(await desk.get(event.id)).toMatchObject({ state: 'open' });
  });
});

describe('another draw', () => {
  it('keeps the picks that still fit and notifies whoever lost some', async () => {
    const event = await predicted('ReseedS1');
    await desk.seed(event.id, ['Aurora', 'Cirrus', 'Borealis', 'Dusk']);
    await desk.seed(event.id, ['Aurora', 'Dusk', 'Borealis', 'Cirrus']);
    await until('the picks are compared', async () => {
      return (await desk.own(event.id, ben)).needsAttention === true;
    });
    expect(await desk.own(event.id, ben)).toMatchObject({ isComplete: false });
    const notified = await desk.app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, ben.id));
    expect(notified.map(({ type }) => type)).toContain('pickem.picks_removed');
    const repaired = { [PICKS.semifinal]: 'Aurora' };
    expectDone(await desk.save(event.id, repaired, ben));
    expect(await desk.own(event.id, ben)).toMatchObject({ needsAttention: false });
  });

  it('refuses picks that were made for the old one', async () => {
    const event = await desk.seeded('StaleS1');
    const { setup } = await desk.get(event.id);
    await desk.seed(event.id, ['Dusk', 'Cirrus', 'Borealis', 'Aurora']);
    const reply = await desk.act('save', event.id, { picks: {}, setup, version: 0 }, anna);
    expect(reply.body.message).toMatch(/have changed/);
  });
});

describe('the scores', () => {
  it('follow the results to the final, and corrections exactly', async () => {
    const event = await predicted('ScoredS1');
    await event.take('running');
    await desk.win(event, 'Aurora');
    await desk.untilScored(event.id, anna, 1);
    expect(await desk.own(event.id, ben)).toMatchObject({ points: 0, possible: 1, rank: 2 });
    const { marks } = await desk.own(event.id, ben);
    const stateOf = (key: string) =>
      marks.find(({ question }: { question: string }) => question === key).state;
    expect([PICKS.semifinal, PICKS.otherSemifinal, PICKS.final].map(stateOf)).toEqual([
      'wrong',
      'open',
      'impossible',
    ]);
    await desk.win(event, 'Dusk', { isCorrection: true });
    await desk.untilScored(event.id, ben, 1);
    expect(await desk.own(event.id, anna)).toMatchObject({ points: 0, possible: 1 });
    await desk.win(event, 'Borealis');
    await desk.untilScored(event.id, ben, 2);
    await desk.win(event, 'Dusk');
    await desk.untilScored(event.id, ben, 4);
    const board = await desk.act('leaderboard', event.id);
    expect(board.body.metadata.total).toBe(2);
    expect(board.body.data).toMatchObject([
      { rank: 1, player: { name: 'Ben' }, points: 4, champion: { name: 'Dusk' } },
      { rank: 2, player: { name: 'Anna' }, points: 1, champion: { name: 'Aurora' } },
    ]);
    const second = await desk.act('leaderboard', event.id, { page: 1, size: 1 });
    expect(second.body.data).toMatchObject([{ rank: 2, player: { name: 'Anna' } }]);
  });

  it('leave out whoever is banned from votes', async () => {
    const event = await desk.seeded('BannedS1');
    const banned = await desk.app.signIn('Dora');
    expectDone(await desk.save(event.id, FAVOURITES, banned));
    expectDone(await desk.save(event.id, OUTSIDERS, ben));
    await event.take('running');
    await desk.win(event, 'Aurora');
    await desk.untilScored(event.id, banned, 1);
    await ban(banned, 'voting');
    const board = await desk.act('leaderboard', event.id, { size: 7 });
    expect(board.body.data).toMatchObject([{ rank: 1, player: { name: 'Ben' } }]);
    expect(await desk.own(event.id, ben)).toMatchObject({ rank: 1 });
    expect(await desk.own(event.id, banned)).toMatchObject({ rank: null, points: 1 });
  });

  it('do not count on a team that was dropped', async () => {
    const event = await predicted('DroppedS1');
    await event.take('running');
    expectDone(
      await event.act('decide', { team: 'Dusk', state: 'dropped', reason: 'Left' }, desk.admin),
    );
    await desk.win(event, 'Borealis');
    await desk.untilScored(event.id, anna, 2);
    expect(await desk.own(event.id, ben)).toMatchObject({ points: 1, possible: 0 });
  });
});

describe('the picture of a shared prediction', () => {
  const cover = (id: string) =>
    desk.app.request({ object: 'stream', action: 'cover', data: { of: 'pickem', id } });

  it('says who is picked, and nothing before the lock', async () => {
    const event = await predicted('PictureS1');
    expect((await cover(`${event.id}.${anna.id}`)).status).toBe(403);
    await event.take('running');
    await desk.win(event, 'Aurora');
    await desk.untilScored(event.id, anna, 1);
    expect(expectDone(await cover(`${event.id}.${anna.id}`))).toMatchObject({
      kicker: 'Pick’em · The PictureS1',
      title: 'Anna’s picks',
      lines: [
        'Champion: Aurora',
        expect.stringMatching(/^Final four: \w+ · \w+ · \w+ · \w+$/),
        '1 of 4 points',
      ],
    });
    expect((await cover(`${event.id}.nobody`)).status).toBe(404);
    expect((await cover(event.id)).status).toBe(404);
  });
});

describe('an account that is deleted', () => {
  it('takes its predictions along', async () => {
    await desk.seeded('DeletedS1');
    const gone = await desk.app.signIn('Emil');
    expectDone(await desk.save('DeletedS1', FAVOURITES, gone));
    const envelope = { object: 'player', action: 'delete_account', data: { name: 'Emil' } };
    expectDone(await desk.app.request(envelope, gone));
    const left = await desk.app.database.db.$count(predictions, eq(predictions.player, gone.id));
    expect(left).toBe(0);
  });
});

async function storedPickem(id: string) {
  const [row] = await desk.app.database.db.select().from(pickems).where(eq(pickems.tournament, id));
  return row!;
}

async function ban({ id }: Account, scope: 'voting'): Promise<void> {
  await desk.app.database.db
    .insert(bans)
    .values({ id: uuidv7(), player: id, scope, reason: '-', createdAt: Date.now() });
}
