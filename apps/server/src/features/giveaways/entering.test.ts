import { isDeepStrictEqual } from 'node:util';
import { verifyDraw } from '@mes/domain/giveaways/verification';
import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../testing/app';
import { type GiveawayDesk, openGiveawayDesk } from '../../../testing/giveaways';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import type { Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { pickWinners } from './draw/service';
import { claimCounts } from './entries/repository';
import { deleteOldTraces, enter } from './entries/service';
import { giveawayCounts, giveawayEntries } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ORIGIN = { period: 1, address: 'an address', device: null };

let desk: GiveawayDesk;

beforeAll(async () => {
  desk = await openGiveawayDesk();
});
afterAll(() => desk.app.stop());

const setGameId = (gameId: string | null, { id }: Account) =>
  desk.app.database.db.update(players).set({ gameId }).where(eq(players.id, id));
const entriesOf = (id: string) =>
  desk.app.database.db.$count(giveawayEntries, eq(giveawayEntries.giveaway, id));
const isFixed = async (id: string) => (await desk.info(id)).fairness.listHash !== null;

async function someone(name: string): Promise<Account> {
  return desk.app.signIn(name);
}

describe('entering', () => {
  it('takes a code in any case and with spaces around, once a person', async () => {
    const { id, code } = await desk.create();
    const me = await someone('Once Only');
    const first = await desk.enter(` ${code.toLowerCase()} `, me);
    expect(first.body.data).toMatchObject({ id, entered: true, entries: 1, code: null });
    const again = await desk.app.call({ path: '/api/promotions/enter', body: { code }, as: me });
    expect(again.body.data).toMatchObject({ entered: true, entries: 1 });
    expect(await desk.info(id)).toMatchObject({ entered: false, entries: 1 });
  });

  it('counts a double click once', async () => {
    const { id, code } = await desk.create();
    const me = await someone('Double Click');
    const replies = await Promise.all([1, 2, 3, 4].map(() => desk.enter(code, me)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await entriesOf(id)).toBe(1);
  });

  it('is for those who have signed in, are not banned and have been here long enough', async () => {
    const { code } = await desk.create({ minAccountAgeDays: 2 });
    expect((await desk.act('enter', code)).status).toBe(403);
    const young = await someone('Too Young');
    const { body } = await desk.enter(code, young);
    expect(body.message).toBe('Your account must be at least 2 days old to enter.');
    await desk.app.database.db
      .update(accounts)
      .set({ createdAt: desk.now() - 2 * DAY })
      .where(eq(accounts.id, young.id));
    expect((await desk.enter(code, young)).status).toBe(200);
    await ban(young);
    expect((await desk.enter(code, young)).body.message).toBe('You have been banned.');
  });

  it.each(['voting', 'chat', 'tournaments'] as const)(
    'is open to who is banned from %s only',
    async (scope) => {
      const { code } = await desk.create();
      const me = await someone(`Without ${scope}`);
      await ban(me, scope);
      expect((await desk.enter(code, me)).status).toBe(200);
    },
  );

  it('counts two accounts of one game id as one person, also at the same time', async () => {
    const { id, code } = await desk.create();
    const [first, second] = [await someone('Main'), await someone('Second Account')];
    await setGameId('GAME-1', first);
    expect((await desk.enter(code, first)).status).toBe(200);
    await setGameId(null, first);
    await setGameId('game-1', second);
    const { body } = await desk.enter(code, second);
    expect(body.message).toBe(
      'Someone with your game id has already entered. Everyone can enter once.',
    );
    expect(await entriesOf(id)).toBe(1);
  });

  it('closes by its time alone, and never opens before', async () => {
    const { id, code } = await desk.create({
      opensAt: desk.now() + HOUR,
      closesAt: desk.now() + 2 * HOUR,
    });
    const me = await someone('On Time');
    expect((await desk.enter(code, me)).body.message).toBe(
      'There is no open giveaway with this code.',
    );
    desk.pass(HOUR);
    expect((await desk.enter(code, me)).status).toBe(200);
    desk.pass(HOUR);
    const late = await desk.enter(code, await someone('Too Late'));
    expect(late.body.message).toBe('This giveaway has closed.');
    expect(await entriesOf(id)).toBe(1);
  });
});

describe('wrong codes', () => {
  it('lock an account for an hour after ten, and no other one', async () => {
    const { code } = await desk.create();
    const [guesser, other] = [await someone('Guesser'), await someone('Honest')];
    const guess = async (number: number) => (await desk.enter(`guess-${number}`, guesser)).body;
    for (let number = 1; number < 10; number++)
      expect((await guess(number)).message).toBe('There is no open giveaway with this code.');
    const locked = await guess(10);
    expect(locked.error.lockedUntil).toBe(desk.now() + HOUR);
    const time = new Date(desk.now() + HOUR).toISOString().slice(11, 16);
    expect(locked.message).toMatch(new RegExp(`^Too many wrong codes\\. .*${time} UTC\\.$`));
    expect((await desk.enter(code, guesser)).body.message).toContain('Too many wrong codes');
    expect((await desk.enter(code, other)).status).toBe(200);
    desk.pass(HOUR - 1);
    expect((await desk.enter('anything', guesser)).body.error.lockedUntil).toBe(desk.now() + 1);
    desk.pass(1);
    expect((await desk.enter('anything', guesser)).body.error.lockedUntil).toBeUndefined();
  });

  it('are counted when many are tried at once, and with an idempotency key', async () => {
    const guesser = await someone('In Parallel');
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, number) =>
        desk.app.call({
          path: '/api/promotions/enter',
          body: { code: `many-${number}` },
          as: guesser,
          headers: { 'idempotency-key': `key-${number}-of-guesser` },
        }),
      ),
    );
    const wrong = replies.filter(({ body }) => body.message.startsWith('There is no'));
    expect(wrong).toHaveLength(9);
  });
});

describe('at the closing', () => {
  it('lists exactly those whose entry was accepted, in the second of the closing', async () => {
    const { id, code } = await desk.create();
    const people = await desk.people(16);
    desk.pass(HOUR - 1);
    const replies = people.map((each) => desk.enter(code, each));
    await Promise.race(replies);
    desk.pass(1);
    await desk.act('pick_winners', id, {}, desk.admin);
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    const accepted = people.filter((_, index) => statuses[index] === 200);
    expect(accepted.length).toBeGreaterThan(0);
    const { entrants, entries, winners, fairness, rewards } = await desk.info(id);
    expect(entrants).toEqual(accepted.map((each) => each.id).toSorted());
    expect(entries).toBe(accepted.length);
    const published = winners.map((each: { player: { id: string }; reward: string }) => ({
      playerId: each.player.id,
      reward: each.reward,
    }));
    expect(verifyDraw({ ...fairness, entrants, rewards, winners: published }).isFair).toBe(true);
  });

  it('waits for an entry that is being written', async () => {
    const { id, code } = await desk.create();
    const me = await someone('Nearly Late');
    const { held, release, hold } = gate();
    const entry = enter((work) => heldOpen(work, hold), { code, origin: ORIGIN }, actionOf(me));
    await held;
    desk.pass(HOUR);
    const draw = desk.act('pick_winners', id, {}, desk.admin);
    await until('the draw waits', isSomeoneWaiting);
    release();
    expect(await entry).toMatchObject({ entered: true });
    expect((await draw).body.data.winners.map(playerOf)).toEqual([me.id]);
  });

  it('refuses an entry that waited for the draw', async () => {
    const { id, code } = await desk.create();
    const [listed, late] = [await someone('In Time'), await someone('A Moment Late')];
    await desk.enter(code, listed);
    const action = actionOf(late);
    desk.pass(HOUR);
    const { held, release, hold } = gate();
    const draw = heldOpen((tx) => pickWinners(tx, id, actionOf(desk.admin)), hold);
    await held;
    const entry = enter(desk.app.database.transaction, { code, origin: ORIGIN }, action);
    const refused = expect(entry).rejects.toThrow('This giveaway has closed.');
    await until('the entry waits', isSomeoneWaiting);
    release();
    await refused;
    expect((await draw).winners.map(playerOf)).toEqual([listed.id]);
    expect(await entriesOf(id)).toBe(1);
  });

  it('lets people enter while an admin edits', async () => {
    const { id, code } = await desk.create();
    const people = await desk.people(6);
    const replies = await Promise.all([
      ...people.map((each) => desk.enter(code, each)),
      desk.act('edit', id, { title: 'Edited meanwhile' }, desk.admin),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await desk.info(id)).toMatchObject({ title: 'Edited meanwhile', entries: 6 });
  });

  it('leaves out who has been banned by then, and keeps who is banned later', async () => {
    const { id, code } = await desk.create();
    const [honest, cheater, later] = await desk.people(3);
    for (const each of [honest!, cheater!, later!]) await desk.enter(code, each);
    await ban(cheater!);
    desk.pass(HOUR);
    await until('it is closed', () => isFixed(id));
    await ban(later!);
    const { entrants, entries } = await desk.info(id);
    expect(entrants).toEqual([honest!.id, later!.id].toSorted());
    expect(entries).toBe(2);
  });
});

describe('an account that is deleted', () => {
  const leave = (name: string, as: Account) =>
    desk.app.request({ object: 'player', action: 'delete_account', data: { name } }, as);

  it('takes no part in what is open, and stays an id in what is closed', async () => {
    const me = await someone('Going Away');
    const over = await desk.create();
    await desk.enter(over.code, me);
    desk.pass(HOUR);
    await until('it is closed', () => isFixed(over.id));
    const open = await desk.create();
    await desk.enter(open.code, me);
    const exported = await desk.app.request({ object: 'player', action: 'export', data: {} }, me);
    expect(exported.body.data.parts.giveaways.entries).toHaveLength(2);
    expect((await leave('Going Away', me)).status).toBe(200);
    expect(await desk.info(open.id)).toMatchObject({ entries: 0 });
    expect(await desk.info(over.id)).toMatchObject({ entries: 1, entrants: [me.id] });
    const { body } = await desk.act('pick_winners', over.id, {}, desk.admin);
    expect(body.data.winners[0].player).toMatchObject({
      id: me.id,
      name: `Deleted player ${me.id}`,
    });
    expect(JSON.stringify(body)).not.toContain('Going Away');
  });
});

describe('what staff and pages see', () => {
  it('lists entries with what they have in common', async () => {
    const { id, code } = await desk.create();
    const [first, second] = await desk.people(2);
    for (const each of [first!, second!]) {
      desk.pass(1);
      await desk.enter(code, each);
    }
    const { body } = await desk.act('entries', id, { size: 1 }, desk.admin);
    expect(body.metadata.total).toBe(2);
    expect(body.data).toEqual([
      expect.objectContaining({ enteredAt: desk.now(), sameNetwork: 1, sameDevice: 0 }),
    ]);
    expect(body.data[0].player.id).toBe(second!.id);
  });

  it('deletes game ids a month after the closing', async () => {
    const { id, code } = await desk.create();
    const [me] = await desk.people(1);
    await setGameId('GAME-OLD', me!);
    await desk.enter(code, me!);
    const entry = async () =>
      (
        await desk.app.database.db
          .select()
          .from(giveawayEntries)
          .where(eq(giveawayEntries.giveaway, id))
      )[0]!;
    await deleteOldTraces(desk.app.database.db, desk.now() + 30 * DAY);
    expect((await entry()).gameId).toBe('game-old');
    await deleteOldTraces(desk.app.database.db, desk.now() + 31 * DAY);
    expect(await entry()).toMatchObject({ gameId: null, player: me!.id });
  });

  it('publishes the number of entries to everyone', async () => {
    const { id, code } = await desk.create();
    const socket = await connect(desk.app);
    await socket.subscribe('giveaways');
    for (const each of await desk.people(3)) await desk.enter(code, each);
    const expected = { type: 'giveaway.entered', data: { id, entries: 3 } };
    await until('the last number', () => {
      desk.pass(1_000);
      return socket.frames.some(({ type, data }) => isDeepStrictEqual({ type, data }, expected));
    });
    socket.close();
  });

  it('publishes it at most once a second, by one of several processes', async () => {
    const { id, code } = await desk.create();
    const { db, transaction } = desk.app.database;
    // Ahead of the clock, so that the server itself has nothing to publish.
    const at = desk.now() + DAY;
    await db.insert(giveawayCounts).values({ giveaway: id, entries: 0, publishedAt: at });
    const [me] = await desk.people(1);
    await desk.enter(code, me!);
    const claim = (now: number) => transaction((tx) => claimCounts(tx, { now, everyMs: 1_000 }));
    const own = async (now: number) => (await claim(now)).filter(({ giveaway }) => giveaway === id);
    expect(await own(at + 999)).toEqual([]);
    const claims = await Promise.all([1, 2, 3].map(() => own(at + 1_000)));
    expect(claims.flat()).toEqual([{ giveaway: id, entries: 1 }]);
  });
});

async function ban({ id }: Account, scope: BanScope = 'site'): Promise<void> {
  await desk.app.database.db
    .insert(bans)
    .values({ id: uuidv7(), player: id, scope, reason: 'A test', createdAt: desk.now() });
}

function actionOf({ id }: Account) {
  const actor = { id, name: '', permissions: [], bans: [], sessionId: '' };
  return { actor, now: desk.now() };
}

const playerOf = ({ player }: { player: { id: string } }) => player.id;

/** `held` resolves when somebody has come to `hold`, who stays there until `release`. */
function gate() {
  let arrive = () => {};
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () => {
    arrive();
    return released;
  };
  return { held, release: () => release(), hold };
}

/** A transaction that has done its work and has not committed yet. */
function heldOpen<T>(work: (tx: Tx) => Promise<T>, hold: () => Promise<void>): Promise<T> {
  return desk.app.database.transaction(async (tx) => {
    const result = await work(tx);
    await hold();
    return result;
  });
}

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await desk.app.database.pool.query(
    `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND datname = current_database()`,
  );
  return rows.length > 0;
}
