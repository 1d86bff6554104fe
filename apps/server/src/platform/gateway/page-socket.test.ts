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
type Heard = { event: string; data: any };

async function visit(auth: object = {}, transports?: string[]): Promise<Heard[]> {
  const socket = io(app.address, { forceNew: true, reconnection: false, auth, transports });
  open.push(socket);
  const heard: Heard[] = [];
  socket.onAny((event, data) => heard.push({ event, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await until('the greeting', () => heard.some(({ event }) => event === 'build'));
  return heard;
}

const notify = (account: Account) =>
  app.database.transaction((tx) =>
    recordEvent(tx, {
      channel: `account:${account.id}`,
      type: 'notification.added',
      data: { id: 'n' },
    }),
  );

describe.each([
  ['the library’s own way', undefined],
  ['WebSocket', ['websocket']],
  ['polling', ['polling']],
])('by %s', (_, transports) => {
  it('a signed-in account hears what concerns it alone', async () => {
    const heard = await visit(player, transports);
    const visitor = await visit({}, transports);
    await until('the subscription', () => heard.some(({ event }) => event === 'subscribed'));
    await notify(player);
    await until('the event', () => heard.some(({ event }) => event === 'channel_event'));
    expect(heard.find(({ event }) => event === 'channel_event')?.data).toMatchObject({
      channel: `account:${player.id}`,
      type: 'notification.added',
    });
    expect(visitor.map(({ event }) => event)).toEqual(['build']);
  });
});

it('tells an account what it missed', async () => {
  const first = await visit(player);
  const subscribed = () => first.find(({ event }) => event === 'subscribed');
  await until('the subscription', () => subscribed() !== undefined);
  const { revision } = subscribed()?.data ?? {};
  open.pop()?.disconnect();

  await notify(player);
  const second = await visit({ ...player, revision });
  await until('what was missed', () => second.some(({ event }) => event === 'subscribed'));
  expect(second.find(({ event }) => event === 'subscribed')?.data.events).toMatchObject([
    { type: 'notification.added', since: revision },
  ]);
});

it('refuses bad credentials', async () => {
  await expect(visit({ id: player.id, secret: 'wrong' })).rejects.toThrow('Invalid credentials.');
});

describe('after a deploy', () => {
  it('a page of another build is told to refresh', async () => {
    const [greeting] = await visit();
    const current = await visit({ build: greeting?.data.build });
    const old = await visit({ build: 'an older one' });
    await until('the order', () => old.some(({ event }) => event === 'refresh'));
    expect(old.find(({ event }) => event === 'refresh')?.data).toEqual(greeting?.data);
    expect(current.map(({ event }) => event)).toEqual(['build']);
  });
});
