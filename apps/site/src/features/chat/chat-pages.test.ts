import { describe, expect, it } from 'vitest';
import { messagesInOrder } from '../../components/conversation/message-pages';
import {
  type ChatPages,
  firstUnread,
  type ShownMessage,
  withChangedMessage,
  withNewMessage,
  withoutMessage,
} from './chat-pages';

const message = (id: string, author = 'ann', sentAt = 0): ShownMessage => ({
  id,
  channel: 'general',
  author: { id: author, name: author, photo: null },
  text: `Message ${id}`,
  sentAt,
  editedAt: null,
  mentions: [],
});
const pagesOf = (newer: boolean, ...pages: string[][]): ChatPages => ({
  pages: pages.map((ids, index) => ({
    messages: ids.map((id) => message(id)),
    older: true,
    newer: newer && index === 0,
  })),
  pageParams: pages.map(() => ({})),
});
const idsOf = (data: ChatPages) => messagesInOrder(data).map(({ id }) => id);

describe('the loaded messages', () => {
  const data = pagesOf(false, ['6', '5'], ['3', '2']);

  it('get a new one at the end, once', () => {
    const added = withNewMessage(data, message('7'));
    expect(idsOf(added)).toEqual(['2', '3', '5', '6', '7']);
    expect(withNewMessage(added, message('7'))).toBe(added);
  });

  it('get none while newer ones are not loaded', () => {
    const older = pagesOf(true, ['6', '5']);
    expect(withNewMessage(older, message('9'))).toBe(older);
  });

  it('forget old ones when there are very many', () => {
    let many = data;
    for (let count = 1_000; count < 1_600; count++)
      many = withNewMessage(many, message(`x${count}`));
    expect(idsOf(many).length).toBeLessThanOrEqual(500);
    expect(idsOf(many).at(-1)).toBe('x1599');
    expect(many.pages[0]?.older).toBe(true);
  });

  it('change, lose and get back a message at its place', () => {
    const changed = withChangedMessage(data, { ...message('3'), text: 'New' });
    expect(messagesInOrder(changed).map(({ text }) => text)).toContain('New');
    const without = withoutMessage(data, '5');
    expect(idsOf(without)).toEqual(['2', '3', '6']);
    expect(idsOf(withChangedMessage(without, message('5')))).toEqual(['2', '3', '5', '6']);
    expect(withChangedMessage(data, message('1'))).toBe(data);
    const alone = { pages: [{ messages: [message('1')], older: false, newer: false }] };
    const empty = withoutMessage({ ...alone, pageParams: [{}] }, '1');
    expect(idsOf(withChangedMessage(empty, message('1')))).toEqual(['1']);
    const behind = pagesOf(true, ['6', '5']);
    expect(withChangedMessage(behind, message('9'))).toBe(behind);
  });
});

it('the first unread message is of somebody else', () => {
  const messages = [message('1'), message('2', 'me'), message('3')];
  const accountId = 'me';
  expect(firstUnread(messages, { lastRead: '1', accountId })).toBe('3');
  expect(firstUnread(messages, { lastRead: '3', accountId })).toBeNull();
  expect(firstUnread(messages, { lastRead: null, accountId })).toBeNull();
});
