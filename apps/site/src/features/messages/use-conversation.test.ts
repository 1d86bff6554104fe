import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import type { ConversationPages } from './conversation-pages';
import { addMessage } from './use-conversation';

vi.mock('../../api/client', () => ({ api: {} }));

const queryKey = ['messages', 'conversation', 'other'];
const said = (id: string): PrivateMessage => ({
  id,
  userId: 'me',
  message: `Message ${id}`,
  sentAt: 0,
  age: 0,
});
const saying = (...ids: string[]): Conversation => ({
  action: 'get_conversation',
  user: { id: 'other', name: 'Other', photo: null },
  messages: ids.toReversed().map(said),
  unread: 0,
  more: false,
  blocked: false,
  refusal: null,
});

let answers: ((conversation: Conversation) => void)[];
let stop: () => void;

beforeEach(() => {
  answers = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<Conversation>((answer) => answers.push(answer)),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  });
  stop = observer.subscribe(() => {});
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const shown = () =>
  queryClient
    .getQueryData<ConversationPages>(queryKey)
    ?.pages.flatMap(({ messages }) => messages.map(({ id }) => id));

test('a message stays, whatever an answer says that was asked for before it', async () => {
  answers[0]!(saying('1'));
  await vi.waitFor(() => expect(shown()).toEqual(['1']));
  void queryClient.invalidateQueries({ queryKey });
  await addMessage('other', said('2'));
  answers[1]!(saying('1'));
  await Promise.resolve();
  expect(shown()).toEqual(['2', '1']);
  answers[2]!(saying('1', '2', '3'));
  await vi.waitFor(() => expect(shown()).toEqual(['3', '2', '1']));
});

test('one that comes while the conversation is read for the first time makes it read again', async () => {
  await addMessage('other', said('2'));
  answers[0]!(saying('1'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(saying('1', '2'));
  await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
});
