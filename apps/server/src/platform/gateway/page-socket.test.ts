import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { until } from '../../../testing/until';

let app: TestApp;
let player: Account;
const open: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  player = await app.signIn('A Player');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => app.stop());

// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
type ReceivedEvent = { event: string; data: any };

async function connect(auth: object = {}, transports?: string[]): Promise<ReceivedEvent[]> {
  const socket = io(app.address, { forceNew: true, reconnection: false, auth, transports });
  open.push(socket);
  const received: ReceivedEvent[] = [];
  socket.onAny((event, data) => received.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await until('the build', () => received.some(({ event }) => event === 'build'));
  return received;
}

const publishNotification = (account: Account) =>
  app.database.transaction((tx) =>
    recordEvent(tx, {
      channel: `account:${account.id}`,
      type: 'notification.added',
      data: { id: 'n' },
    }),
  );

describe.each([
  ['the default transports', undefined],
  ['WebSocket', ['websocket']],
  ['polling', ['polling']],
])('by %s', (_, transports) => {
  it('only the account itself gets the events of its channel', async () => {
    const received = await connect(player, transports);
    const visitor = await connect({}, transports);
    await until('the subscription', () => received.some(({ event }) => event === 'subscribed'));
    await publishNotification(player);
    await until('the event', () => received.some(({ event }) => event === 'channel_event'));
    expect(received.find(({ event }) => event === 'channel_event')?.data).toMatchObject({
      channel: `account:${player.id}`,
      type: 'notification.added',
    });
    expect(visitor.map(({ event }) => event)).toEqual(['build']);
  });
});

it('sends an account the events it missed', async () => {
  const first = await connect(player);
  const subscribed = () => first.find(({ event }) => event === 'subscribed');
  await until('the subscription', () => subscribed() !== undefined);
  const { revision } = subscribed()?.data ?? {};
  open.pop()?.disconnect();

  await publishNotification(player);
  const second = await connect({ ...player, revision });
  await until('the missed events', () => second.some(({ event }) => event === 'subscribed'));
  expect(second.find(({ event }) => event === 'subscribed')?.data.events).toMatchObject([
    { type: 'notification.added', since: revision },
  ]);
});

it('refuses bad credentials', async () => {
  await expect(connect({ id: player.id, secret: 'wrong' })).rejects.toThrow('Invalid credentials.');
});

describe('after a deploy', () => {
  it('a page of another build is told to refresh', async () => {
    const [first] = await connect();
    const current = await connect({ build: first?.data.build });
    const old = await connect({ build: 'an older one' });
    await until('the refresh', () => old.some(({ event }) => event === 'refresh'));
    expect(old.find(({ event }) => event === 'refresh')?.data).toEqual(first?.data);
    expect(current.map(({ event }) => event)).toEqual(['build']);
  });
});
