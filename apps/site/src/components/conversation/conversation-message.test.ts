import { expect, it } from 'vitest';
import { type ConversationMessage, groupMessages } from './conversation-message';

const MINUTE = 60_000;

const message = (
  id: string,
  author: string | null,
  { sentAt = 0, badge }: { sentAt?: number; badge?: string } = {},
): ConversationMessage => ({
  id,
  author: author === null ? null : { id: author, name: author, photo: null },
  text: `Message ${id}`,
  sentAt,
  badge: badge === undefined ? undefined : { label: badge },
});
const groupsOf = (...messages: ConversationMessage[]) =>
  groupMessages(messages).map((group) => group.map(({ id }) => id).join(' '));

it('messages of one author within five minutes of the one before are a group', () => {
  expect(
    groupsOf(
      message('1', 'ann'),
      message('2', 'ann', { sentAt: 4 * MINUTE }),
      message('3', 'ann', { sentAt: 8 * MINUTE }),
      message('4', 'ben', { sentAt: 8 * MINUTE }),
      message('5', 'ann', { sentAt: 9 * MINUTE }),
      message('6', 'ann', { sentAt: 14 * MINUTE }),
    ),
  ).toEqual(['1 2 3', '4', '5', '6']);
});

it('nobody knows whether messages of deleted accounts belong together', () => {
  expect(groupsOf(message('1', null), message('2', null))).toEqual(['1', '2']);
});

it('an author who speaks for somebody else begins a new group', () => {
  expect(
    groupsOf(
      message('1', 'ann', { badge: 'Staff' }),
      message('2', 'ann', { badge: 'Staff' }),
      message('3', 'ann', { badge: 'ONE' }),
    ),
  ).toEqual(['1 2', '3']);
});
