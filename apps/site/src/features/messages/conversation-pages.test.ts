import { describe, expect, it } from 'vitest';
import { messagesInOrder } from '../../components/conversation/message-pages';
import {
  type ConversationPages,
  firstUnread,
  withNewMessage,
  withUnread,
} from './conversation-pages';

const message = (id: string, { userId = 'ann', sentAt = 0 } = {}) => ({
  id,
  userId,
  message: id,
  sentAt,
  age: 0,
});
const pages = (...ids: string[][]): ConversationPages => ({
  pageParams: ids.map(() => undefined),
  pages: ids.map((page) => ({
    action: 'get_conversation',
    user: { id: 'ann', name: 'Ann', photo: null },
    messages: page.map((id) => message(id)),
    more: false,
    unread: 0,
    blocked: false,
    refusal: null,
  })),
});
const idsIn = (data: ConversationPages) => messagesInOrder(data).map(({ id }) => id);

describe('a new message', () => {
  it.each([
    { what: 'is the newest', id: '5', ids: ['1', '2', '3', '4', '5'] },
    { what: 'is known already', id: '4', ids: ['1', '2', '3', '4'] },
    { what: 'is known from an older page', id: '1', ids: ['1', '2', '3', '4'] },
  ])('$what', ({ id, ids }) => {
    expect(idsIn(withNewMessage(pages(['4', '3'], ['2', '1']), message(id)))).toEqual(ids);
  });

  it('that arrives late is inserted in order', () => {
    expect(idsIn(withNewMessage(pages(['4', '2']), message('3')))).toEqual(['2', '3', '4']);
  });
});

describe('unread messages', () => {
  it('grow with messages of the other user, and not with own ones', () => {
    const data = pages(['1']);
    const unreadOf = ({ pages: [newest] }: ConversationPages) => newest?.unread;
    const theirs = withNewMessage(data, message('2', { userId: 'ann' }));
    expect(unreadOf(theirs)).toBe(1);
    expect(unreadOf(withNewMessage(theirs, message('3', { userId: 'me' })))).toBe(1);
    expect(unreadOf(withUnread(theirs, 0))).toBe(0);
  });

  it.each([
    { unread: 0, first: null },
    { unread: 1, first: '4' },
    { unread: 2, first: '2' },
    { unread: 9, first: null },
  ])('$unread begin at $first', ({ unread, first }) => {
    const allMessages = ['1', '2', '3', '4'].map((id, index) =>
      message(id, { userId: index === 2 ? 'me' : 'ann' }),
    );
    expect(firstUnread(allMessages, { userId: 'ann', unread })).toBe(first);
  });
});
