import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { openPage } from '../../../testing/page';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';

let app: TestApp;
let ann: Account;
let moderator: Account;

beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signIn('Ann');
  moderator = await app.signIn('Moderator One', ['Moderator']);
});
afterAll(() => app.stop());

const act = (action: string, value: unknown, data: object = {}, as?: Account) =>
  app.request({ object: 'chat', action, value, data }, as);
const createChannel = async (content: object): Promise<string> =>
  (await act('create_channel', undefined, { name: 'Live', ...content }, moderator)).body.data.id;

describe('the channel of a chat channel', () => {
  it('brings visitors each message, each change and each deletion', async () => {
    const id = await createChannel({});
    const visitor = await connect(app);
    expect(await visitor.subscribe(`chat:${id}`)).toMatchObject({ status: 'SUCCESS' });
    const message = (await act('send', id, { text: 'helo' }, ann)).body.data;
    const edited = (await act('edit', message.id, { text: 'hello' }, ann)).body.data;
    await act('remove', message.id, { reason: 'Private reason' }, moderator);
    await act('restore', message.id, {}, moderator);
    await until('four events', () => visitor.frames.length === 4);
    expect(visitor.frames.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'chat.message_added', data: { message } },
      { type: 'chat.message_changed', data: { message: edited } },
      { type: 'chat.message_deleted', data: { id: message.id } },
      { type: 'chat.message_changed', data: { message: edited } },
    ]);
    visitor.close();
  });

  it('is closed to those who may not read it', async () => {
    const id = await createChannel({ readers: 'Moderator' });
    for (const [as, status] of [
      [undefined, 'ERROR'],
      [ann, 'ERROR'],
      [moderator, 'SUCCESS'],
    ] as const) {
      const client = await connect(app, { as });
      expect(await client.subscribe(`chat:${id}`)).toMatchObject({ status });
      client.close();
    }
    const visitor = await connect(app);
    expect(await visitor.subscribe('chat:nowhere')).toMatchObject({ status: 'ERROR' });
    visitor.close();
  });
});

it('the list of channels tells nothing of channels for moderators', async () => {
  const visitor = await connect(app);
  await visitor.subscribe('chats');
  await createChannel({ name: 'Secret plans', readers: 'Moderator' });
  await until('the event', () => visitor.frames.length === 1);
  expect(visitor.frames[0]).toMatchObject({ type: 'chat.channels_changed', data: {} });
  visitor.close();
});

it('a time-out reaches the pages of the account', async () => {
  const page = await openPage(app.address, ann);
  const { until: end } = (await act('time_out', ann.id, { minutes: 5, reason: 'Spam' }, moderator))
    .body.data;
  expect((await page.next('chat.time_out_changed')).data).toEqual({ until: end });
  await act('end_time_out', ann.id, {}, moderator);
  expect((await page.next('chat.time_out_changed')).data).toEqual({ until: null });
  page.close();
});

it('a page of an account hears what another page of it has read', async () => {
  const id = await createChannel({});
  const first = (await act('send', id, { text: 'one' }, moderator)).body.data;
  const second = (await act('send', id, { text: 'two' }, moderator)).body.data;
  const page = await openPage(app.address, ann);
  await act('mark_read', id, { upTo: first.id }, ann);
  const read = { channel: id, lastRead: first.id, unread: 1 };
  expect((await page.next('chat.channel_read')).data).toEqual(read);
  // A mark that does not move says nothing.
  await act('mark_read', id, { upTo: first.id }, ann);
  await act('mark_read', id, { upTo: second.id }, ann);
  const all = { channel: id, lastRead: second.id, unread: 0 };
  expect((await page.next('chat.channel_read')).data).toEqual(all);
  page.close();
});

it('the newest page is cached until something happens in its channel', async () => {
  const id = await createChannel({});
  const read = async () => (await act('messages', id)).body;
  const empty = await read();
  expect(await read()).toEqual(empty);
  await act('send', id, { text: 'one' }, ann);
  const { data, metadata } = await read();
  expect(data.messages).toHaveLength(1);
  expect(metadata).toMatchObject({ revisions: { [`chat:${id}`]: 1 } });
});
