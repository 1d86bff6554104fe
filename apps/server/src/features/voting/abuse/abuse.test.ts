import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam } from '../../../../testing/league';
import { auditLog } from '../../../platform/audit/tables';
import { deleteOldOriginKeys } from '../../../platform/origin-hash/origin-hash';
import { originKeys } from '../../../platform/origin-hash/tables';
import { lockById } from '../repository';
import { settleMatch } from '../settlement/service';
import { voteOrigins, votes, votingTransfers, votingWallets } from '../tables';
import { deleteOldOrigins } from './service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEVICES = ['a', 'b', 'c'].map((letter) => letter.repeat(22));

let app: TestApp;
let now: number;
let staff: Account;

beforeAll(async () => {
  now = Date.now();
  app = await startTestApp({
    clock: () => now,
    rateLimits: true,
    config: { trustProxy: '127.0.0.1,::1' },
  });
  staff = await app.signIn('A Moderator', ['Moderator']);
  await addTeam(app, 'Nova');
  await addTeam(app, 'Ember');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.delete(voteOrigins);
});

const review = async (action: string, value?: string, data: object = {}, as: Account = staff) =>
  (await app.request({ object: 'voting', action, value, data }, as)).body;
const clustersNow = async () => (await review('clusters')).data;
const balanceOf = async (as: Account): Promise<number> =>
  (await app.request({ object: 'match', action: 'get_voting_points' }, as)).body.data.balance;

async function createMatch(): Promise<string> {
  const data = { teamA: 'Nova', teamB: 'Ember', locksAt: now + DAY };
  const envelope = { object: 'match', action: 'create_voting_match', data };
  return (await app.request(envelope, staff)).body.data.id;
}

interface VoteFrom {
  readonly as: Account;
  readonly match: string;
  readonly team?: string;
  readonly points?: number;
  readonly address?: string;
  readonly device?: string;
}

/** An hour after the one before, unless the time is the same on purpose. */
async function vote({ as, match, team = 'Nova', points = 10, address, device }: VoteFrom) {
  const headers = {
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(device ? { cookie: `device=${device}` } : {}),
  };
  const body = { object: 'match', action: 'cast_vote', value: match, data: { team, points } };
  return (await app.call({ path: '/api/request', body, as, headers })).body;
}

async function signInMany(name: string, count: number): Promise<Account[]> {
  const people: Account[] = [];
  for (let index = 0; index < count; index++) people.push(await app.signIn(`${name} ${index}`));
  return people;
}

/** Three matches; everybody votes on each from one browser. Resolves to the matches. */
async function voteAlike(people: readonly Account[], device: string): Promise<string[]> {
  const matches: string[] = [];
  for (let round = 0; round < 3; round++) {
    const match = await createMatch();
    matches.push(match);
    for (const [index, as] of people.entries()) {
      now += 5_000;
      expect(await vote({ as, match, device, address: `10.0.${round}.${index}` })).toMatchObject({
        status: 'SUCCESS',
      });
    }
  }
  return matches;
}

async function settle(match: string, result: 'A' | 'B' | 'undecided') {
  await app.database.transaction(async (tx) => {
    await settleMatch(tx, (await lockById(tx, match))!, { result, now });
  });
}

async function assertBalanced(): Promise<void> {
  const { db } = app.database;
  const sums = new Map<string, number>();
  for (const { from, to, points } of await db.select().from(votingTransfers)) {
    sums.set(from, (sums.get(from) ?? 0) - points);
    sums.set(to, (sums.get(to) ?? 0) + points);
  }
  expect([...sums.values()].reduce((sum, points) => sum + points, 0)).toBe(0);
  for (const { account, balance } of await db.select().from(votingWallets)) {
    expect(sums.get(`wallet:${account}`)).toBe(balance);
  }
}

describe('accounts of one browser', () => {
  it('that vote alike are listed with the evidence', async () => {
    const people = await signInMany('Same', 3);
    await voteAlike(people, DEVICES[0]!);
    const [cluster, ...others] = await clustersNow();
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({
      kinds: ['device'],
      explanation: '3 accounts voted the same way on 3 matches from the same browser.',
      accounts: 3,
      matches: 3,
      votes: 9,
      lastVoteAt: now,
    });
    expect(cluster.evidence[0]).toMatchObject({
      player: { name: 'Same 0' },
      match: { teamA: 'Nova', teamB: 'Ember' },
      team: 'Nova',
      points: 10,
    });
  });

  it('stay away after a dismissal until there is new evidence', async () => {
    const people = await signInMany('Dismissed', 3);
    await voteAlike(people, DEVICES[1]!);
    const [{ key, version }] = await clustersNow();
    const outdated = await review('dismiss_cluster', key, { version: '1-9' });
    expect(outdated.message).toBe('There is new evidence. Please look at it again.');
    await review('dismiss_cluster', key, { version });
    expect(await clustersNow()).toEqual([]);
    const match = await createMatch();
    for (const as of people) {
      now += 5_000;
      await vote({ as, match, device: DEVICES[1] });
    }
    expect(await clustersNow()).toMatchObject([{ key, votes: 12 }]);
    const [entry] = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'voting.cluster_dismissed'));
    expect(JSON.stringify(entry)).not.toContain(key);
  });

  it('are for moderators to see', async () => {
    const ann = await app.signIn('Ann');
    expect((await review('clusters', undefined, {}, ann)).message).toMatch(/missing permission/);
    expect(
      (await review('void_cluster', 'x', { version: '0-0', reason: 'x' }, ann)).message,
    ).toMatch(/missing permission/);
  });
});

describe('voided votes', () => {
  let people: Account[];
  let honest: Account;
  let matches: string[];
  let count = 0;
  beforeEach(async () => {
    const name = ++count;
    people = await signInMany(`Void ${name}`, 3);
    honest = await app.signIn(`Honest ${name}`);
    matches = await voteAlike(people, DEVICES[2]!);
    await vote({ as: honest, match: matches[0]!, team: 'Ember', points: 30 });
    await vote({ as: honest, match: matches[1]!, team: 'Nova', points: 30 });
  });

  it('of a cluster get their stakes back, and the matches are settled without them', async () => {
    await settle(matches[0]!, 'A');
    await settle(matches[1]!, 'A');
    expect(await balanceOf(people[0]!)).toBe(1_000);
    const [{ key, version }] = await clustersNow();
    const data = { version, reason: 'One person with three accounts.' };
    expect((await review('void_cluster', key, data)).data).toEqual({ voided: 9 });

    // On the first match nobody is left who staked on the winner: the stake goes back.
    expect(await balanceOf(honest)).toBe(1_000);
    expect(await balanceOf(people[0]!)).toBe(990);
    await settle(matches[2]!, 'B');
    expect(await balanceOf(people[0]!)).toBe(1_000);
    expect(await clustersNow()).toEqual([]);
    await assertBalanced();

    const again = await review('void_cluster', key, data);
    expect(again.status).toBe('ERROR');
    const { data: told } = (
      await app.request({ object: 'notification', action: 'list' }, people[0])
    ).body;
    expect(told.notifications).toMatchObject([
      {
        title: '3 of your votes were voided',
        text: expect.stringContaining('One person with three accounts.'),
      },
    ]);
  });

  it('of one person cannot be cast again, and count again after an undo', async () => {
    const [first] = people as [Account];
    const [match] = matches as [string];
    const voided = await review('void_vote', match, { player: first.id, reason: 'A test.' });
    expect(voided.data).toMatchObject({ player: { id: first.id }, reason: 'A test.' });
    expect((await vote({ as: first, match })).message).toBe(
      'Your vote on this match was voided by staff.',
    );
    const twice = await review('void_vote', match, { player: first.id, reason: 'Twice.' });
    expect(twice.message).toBe('This vote is already voided.');
    await settle(match, 'A');
    const without = await balanceOf(people[1]!);

    expect((await review('restore_vote', voided.data.id)).status).toBe('SUCCESS');
    expect((await review('restore_vote', voided.data.id)).message).toBe('This vote counts.');
    expect(await balanceOf(people[1]!)).toBe(without - 5);
    expect((await review('voided_votes')).data).not.toContainEqual(
      expect.objectContaining({ id: voided.data.id }),
    );
    await assertBalanced();
  });

  it('are voided once by two of the staff at once', async () => {
    const other = await app.signIn('Another Moderator', ['Moderator']);
    const data = { player: people[0]!.id, reason: 'At once.' };
    const answers = await Promise.all([
      review('void_vote', matches[0], data),
      review('void_vote', matches[0], data, other),
    ]);
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    await assertBalanced();
  });

  it('need a reason and a vote', async () => {
    const nothing = await review('void_vote', matches[0], { player: people[0]!.id, reason: ' ' });
    expect(nothing.status).toBe('ERROR');
    const nobody = await review('void_vote', matches[0], { player: staff.id, reason: 'x' });
    expect(nobody.message).toBe('Resource not found');
  });
});

describe('a hall full of players behind one address', () => {
  it('is not blocked by a limit, only listed', async () => {
    const people = await signInMany('Guest', 40);
    for (let round = 0; round < 3; round++) {
      const match = await createMatch();
      now += HOUR;
      const answers = await Promise.all(
        people.map((as) => vote({ as, match, points: 1, address: '192.0.2.1' })),
      );
      expect(answers.every(({ status }) => status === 'SUCCESS')).toBe(true);
    }
    expect(await clustersNow()).toMatchObject([
      { kinds: ['address', 'timing'], accounts: 40, votes: 120 },
    ]);
  });
});

describe('origins', () => {
  it('are hashes that are deleted after their period and the one after', async () => {
    const [as] = await signInMany('Traced', 1);
    const match = await createMatch();
    const cast = await vote({ as: as!, match, device: DEVICES[0], address: '198.51.100.7' });
    const { db } = app.database;
    const rows = await db.select().from(voteOrigins).where(eq(voteOrigins.vote, cast.data.vote.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|aaaa/);

    await deleteOldOrigins(db, now + 30 * DAY);
    expect(await db.select().from(voteOrigins)).toHaveLength(1);
    await deleteOldOrigins(db, now + 61 * DAY);
    expect(await db.select().from(voteOrigins)).toEqual([]);
    await deleteOldOriginKeys(db, now + 31 * DAY);
    expect(await db.select().from(originKeys)).toEqual([]);
  });

  it('of a deleted vote or account go with it', async () => {
    const [one, other] = (await signInMany('Gone', 2)) as [Account, Account];
    const match = await createMatch();
    await vote({ as: one, match });
    await vote({ as: other, match });
    await app.request({ object: 'match', action: 'delete_vote', value: match }, one);
    const name = 'Gone 1';
    await app.request({ object: 'player', action: 'delete_account', data: { name } }, other);
    const { db } = app.database;
    expect(await db.select().from(voteOrigins)).toEqual([]);
    const [left] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(votes)
      .where(eq(votes.match, match));
    expect(left!.total).toBe(1);
  });
});
