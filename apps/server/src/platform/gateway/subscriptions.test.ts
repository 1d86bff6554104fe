import { isDeepStrictEqual } from 'node:util';
import { channels } from '@mes/contract/channels';
import { and, eq, lte } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { poolState, recordEvent, stateChannel } from '../../../testing/record-event';
import { connect, type GatewayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { accounts, sessions } from '../../features/accounts/tables';
import { publish } from '../outbox/publish';
import { channels as channelRows, outbox } from '../outbox/tables';
import { defineChannel, permissionAudience } from './channels';

let app: TestApp;
let admin: Account;
let player: Account;
let snapshots = 0;
const open: GatewayClient[] = [];

beforeAll(async () => {
  app = await startTestApp({
    sockets: {
      channels: [
        defineChannel({
          pattern: 'match:{id}',
          audience: permissionAudience('public'),
          snapshot: async (_db, { id }) => {
            snapshots++;
            return { match: id };
          },
        }),
      ],
    },
  });
  admin = await app.signIn('An Admin', ['Admin']);
  player = await app.signIn('A Player');
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => app.stop());

async function connectClient(as?: Account): Promise<GatewayClient> {
  const client = await connect(app, { as });
  open.push(client);
  return client;
}

const publishEvent = (channel: string, times = 1) =>
  app.database.transaction(async (tx) => {
    for (let number = 1; number <= times; number++) {
      await recordEvent(tx, { channel, type: 'thing.happened', data: { number } });
    }
  });

/** Publishes the same event as the accounts feature. */
const changeAccount = (account: Account, permissions: string[] | 'signed out') =>
  app.database.transaction(async (tx) => {
    if (permissions === 'signed out') {
      await tx.delete(sessions).where(eq(sessions.account, account.id));
    } else {
      await tx.update(accounts).set({ permissions }).where(eq(accounts.id, account.id));
    }
    await publish(tx, channels.account(account.id), 'account.changed', { id: account.id });
  });

describe('subscribing', () => {
  it('returns revision and snapshot, then events follow', async () => {
    const client = await connectClient();
    await publishEvent('match:1');
    expect(await client.subscribe('match:1')).toEqual({
      status: 'SUCCESS',
      data: { channel: 'match:1', revision: 1, snapshot: { match: '1' } },
    });
    await publishEvent('match:1');
    await until('the event', () => client.frames.length === 1);
    expect(client.frames[0]).toEqual({
      channel: 'match:1',
      since: 1,
      revision: 2,
      type: 'thing.happened',
      data: { number: 1 },
    });
  });

  it('to a matchup subscribes to its match', async () => {
    const client = await connectClient();
    const answer = await client.emitWithAck('subscribe_matchup', { id: 'm7' });
    expect(answer.data).toMatchObject({ channel: 'match:m7', revision: 0 });
    await publishEvent('match:m7');
    await until('the event', () => client.revisions('match:m7').length === 1);
    expect(await client.emitWithAck('subscribe_matchup', {})).toMatchObject({
      error: { type: 'MissingParameterError', field: 'channel' },
    });
  });

  it.each([
    ['an undeclared channel', { channel: 'secrets' }, 'ObjectNotFoundError'],
    ['no channel', {}, 'MissingParameterError'],
    ['a name that is no string', { channel: 5 }, 'InvalidParameterError'],
    ['an invalid revision', { channel: 'match:1', revision: 'x' }, 'InvalidParameterError'],
    ['nothing at all', null, 'MissingParameterError'],
  ])('refuses %s', async (_, request, type) => {
    const client = await connectClient();
    expect(await client.emitWithAck('subscribe_channel', request)).toMatchObject({
      status: 'ERROR',
      error: { type },
    });
  });

  it('can be cancelled by the client', async () => {
    const client = await connectClient();
    const witness = await connectClient();
    await client.subscribe('match:2');
    await witness.subscribe('match:2');
    expect(await client.emitWithAck('cancel_subscription', { channel: 'match:2' })).toEqual({
      status: 'SUCCESS',
      data: {},
    });
    await publishEvent('match:2');
    await until('the event at the witness', () => witness.frames.length === 1);
    expect(await client.emitWithAck('ping')).toBe('pong');
    expect(client.frames).toEqual([]);
  });

  it('twice concurrently gives one subscription', async () => {
    const client = await connectClient();
    const answers = await Promise.all([client.subscribe('match:3'), client.subscribe('match:3')]);
    expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    await publishEvent('match:3');
    await until('the event', () => client.frames.length > 0);
    await client.emitWithAck('ping');
    expect(client.revisions('match:3')).toEqual([1]);
  });

  it('is limited to 100 channels', async () => {
    const client = await connectClient();
    const names = Array.from({ length: 101 }, (_, index) => `match:many${index}`);
    const answers = [];
    for (const name of names) answers.push(await client.subscribe(name));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(100);
    expect(answers[100]).toMatchObject({ message: 'At most 100 channels at a time.' });
    await client.emitWithAck('cancel_subscription', { channel: names[0] });
    expect(await client.subscribe(names[100]!)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('the audience', () => {
  it.each([
    ['properties', () => undefined, 'You must be logged in to perform this action!'],
    ['properties', () => player, "You are missing permission 'Admin' to access this resource."],
    ['staff', () => player, 'You are missing permission'],
    ['account:{admin}', () => player, "You don't have access to this resource."],
  ])('of %s excludes others', async (channel, as, message) => {
    const client = await connectClient(as());
    const answer = await client.subscribe(channel.replace('{admin}', admin.id));
    expect(answer).toMatchObject({ status: 'ERROR', error: { type: 'ForbiddenError' } });
    expect(answer.message).toContain(message);
  });

  it('gets the events of calls', async () => {
    const client = await connectClient(admin);
    const { data } = await client.subscribe('properties');
    expect(data).toEqual({ channel: 'properties', revision: data.revision, snapshot: null });
    const write = {
      object: 'property',
      action: 'write',
      value: 'gfuelCode',
      data: { value: '30%' },
    };
    expect(await client.request(write)).toMatchObject({ status: 'SUCCESS' });
    await until('the event', () => client.frames.length === 1);
    expect(client.frames[0]).toMatchObject({ type: 'property.written', data: { id: 'gfuelCode' } });
  });

  it('is checked again when permissions change', async () => {
    const moderator = await app.signIn('A Moderator', ['Moderator']);
    const client = await connectClient(moderator);
    expect(await client.subscribe('staff')).toMatchObject({ status: 'SUCCESS' });
    await client.subscribe('match:4');
    await changeAccount(moderator, []);
    await until('the end', () => client.ended.length === 1);
    expect(client.ended[0]).toMatchObject({
      channel: 'staff',
      error: { type: 'ForbiddenError', permission: expect.stringContaining('Moderator') },
    });
    await publishEvent('staff');
    await publishEvent('match:4');
    await until('the public event', () => client.revisions('match:4').length === 1);
    expect(client.revisions('staff')).toEqual([]);
    expect(await client.subscribe('staff')).toMatchObject({ status: 'ERROR' });
  });

  it('is checked again when the session ends', async () => {
    const member = await app.signIn('A Member');
    const client = await connectClient(member);
    const own = `account:${member.id}`;
    expect(await client.subscribe(own)).toMatchObject({ status: 'SUCCESS' });
    await changeAccount(member, 'signed out');
    await until('the end', () => client.ended.length === 1);
    expect(client.ended[0]).toMatchObject({
      channel: own,
      error: { message: 'You must be logged in to perform this action!' },
    });
  });

  it('includes an account as soon as it gets the permission', async () => {
    const newcomer = await app.signIn('A Newcomer');
    const client = await connectClient(newcomer);
    expect(await client.subscribe('staff')).toMatchObject({ status: 'ERROR' });
    await changeAccount(newcomer, ['editstream']);
    await until(
      'the subscription to be accepted',
      async () => (await client.subscribe('staff')).status === 'SUCCESS',
    );
  });
});

describe('events', () => {
  it('arrive in order and once, from many concurrent changes', async () => {
    const client = await connectClient();
    await client.subscribe('match:5');
    await Promise.all(Array.from({ length: 50 }, () => publishEvent('match:5')));
    await until('all events', () => client.frames.length >= 50);
    expect(client.revisions('match:5')).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(client.frames.every(({ since, revision }) => since === revision - 1)).toBe(true);
  });

  it('of one transaction arrive as one message', async () => {
    const client = await connectClient();
    await client.subscribe('match:6');
    await publishEvent('match:6', 20);
    await until('all events', () => client.frames.length === 20);
    expect(client.messages).toBe(1);
  });

  it('missed while disconnected are sent on resubscription', async () => {
    const before = await connectClient();
    await before.subscribe('match:7');
    await publishEvent('match:7');
    await until('the event', () => before.frames.length === 1);
    before.close();

    await publishEvent('match:7', 3);
    const after = await connectClient();
    const { data } = await after.subscribe('match:7', 1);
    expect(data).toMatchObject({ channel: 'match:7', revision: 4 });
    expect(data.events.map(({ since }: { since: number }) => since)).toEqual([1, 2, 3]);
    expect(data.events[2]).toMatchObject({ type: 'thing.happened', data: { number: 3 } });
    expect(data).not.toHaveProperty('snapshot');
    await publishEvent('match:7');
    await until('the next event', () => after.frames.length === 1);
    expect(after.revisions('match:7')).toEqual([5]);
  });

  it('during a subscription are neither lost nor duplicated', async () => {
    let stop = false;
    const busy = (async () => {
      while (!stop) await publishEvent('match:8');
    })();
    for (let round = 0; round < 20; round++) {
      const client = await connectClient();
      const { data } = await client.subscribe('match:8', round % 2 === 0 ? undefined : 0);
      await until('some events', () => client.frames.length > 3);
      const expected = client.frames.map((_, index) => data.revision + 1 + index);
      expect(client.revisions('match:8')).toEqual(expected);
    }
    stop = true;
    await busy;
  });

  it('no longer in the outbox are replaced by a snapshot', async () => {
    await publishEvent('match:9', 5);
    await app.database.db
      .delete(outbox)
      .where(and(eq(outbox.channel, 'match:9'), lte(outbox.revision, 3)));
    const client = await connectClient();
    expect((await client.subscribe('match:9', 4)).data).toMatchObject({
      revision: 5,
      events: [{}],
    });
    expect((await client.subscribe('match:9', 2)).data).toEqual({
      channel: 'match:9',
      revision: 5,
      snapshot: { match: '9' },
    });
  });

  it('missing from the outbox make clients ask for a snapshot', async () => {
    const client = await connectClient();
    await client.subscribe('match:12');
    // As if the first three events had been deleted before this process read them.
    await app.database.db.insert(channelRows).values({ name: 'match:12', revision: 3 });
    await publishEvent('match:12');
    await until('the position', () => client.frames.length > 0);
    expect(client.frames[0]).toMatchObject({ since: 4, revision: 4, type: 'channel.advanced' });
    expect((await client.subscribe('match:12', 0)).data).toMatchObject({
      revision: 4,
      snapshot: { match: '12' },
    });
  });

  it('are read once for many clients that reconnect at the same moment', async () => {
    await publishEvent('match:10', 2);
    const clients = await Promise.all(Array.from({ length: 20 }, () => connectClient()));
    const before = snapshots;
    const answers = await Promise.all(clients.map((client) => client.subscribe('match:10')));
    expect(answers.every(({ data }) => data.revision === 2)).toBe(true);
    expect(snapshots - before).toBe(1);
  });
});

describe('a plain state', () => {
  it('reaches the subscribers without a revision, and only the newest of a burst', async () => {
    const client = await connectClient();
    await client.subscribe('match:11');
    for (let votes = 0; votes <= 100; votes++)
      app.feed.sendState(stateChannel('match:11'), poolState(votes));
    await until('the newest', () => isDeepStrictEqual(client.states.at(-1)?.data, poolState(100)));
    expect(client.states).toEqual([
      { channel: 'match:11', data: poolState(0) },
      { channel: 'match:11', data: poolState(100) },
    ]);
  });
});
