import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import type { ConversationPages } from './conversation-pages';
import { addMessage } from './use-conversation';

vi.mock('../../api/client', () => ({ api: {} }));

const queryKey = ['messages', 'conversation', 'other'];
const message = (id: string): PrivateMessage => ({
  id,
  userId: 'me',
  message: `Message ${id}`,
  sentAt: 0,
  age: 0,
});
const conversationWith = (...ids: string[]): Conversation => ({
  action: 'get_conversation',
  user: { id: 'other', name: 'Other', photo: null },
  messages: ids.toReversed().map(message),
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

test('a message stays, even if an answer to an earlier request does not contain it', async () => {
  answers[0]!(conversationWith('1'));
  await vi.waitFor(() => expect(shown()).toEqual(['1']));
  void queryClient.invalidateQueries({ queryKey });
  await addMessage('other', message('2'));
  answers[1]!(conversationWith('1'));
  await Promise.resolve();
  expect(shown()).toEqual(['2', '1']);
  answers[2]!(conversationWith('1', '2', '3'));
  await vi.waitFor(() => expect(shown()).toEqual(['3', '2', '1']));
});

test('a message that arrives during the first read causes another read', async () => {
  await addMessage('other', message('2'));
  answers[0]!(conversationWith('1'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(conversationWith('1', '2'));
  await vi.waitFor(() => expect(shown()).toEqual(['2', '1']));
});
