import { type ChannelHandlers, handleEvent } from '@mes/client/handlers';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_DELAY_MS } from '../../api/read-scheduler';
import { subscribeToAccount } from './live-account';

const page = vi.hoisted(() => ({
  handlers: {} as ChannelHandlers<'account'>,
  read: [] as unknown[],
}));

vi.mock('../../api/account-events', () => ({
  onAccountEvents: (handlers: ChannelHandlers<'account'>) => {
    page.handlers = handlers;
    return () => {
      page.handlers = {};
    };
  },
}));
vi.mock('../../api/query-client', () => ({
  queryClient: {
    invalidateQueries: ({ queryKey }: Parameters<QueryClient['invalidateQueries']>[0] & object) =>
      page.read.push(queryKey),
  },
}));

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page.read = [];
  stop = subscribeToAccount();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const receive = (type: string) => {
  handleEvent(page.handlers, { type, data: {} });
  vi.advanceTimersByTime(MAX_DELAY_MS);
};

it.each([
  'account.changed',
  'player.game_id_checked',
  'team.invited',
  'team.player_kicked',
  'team.disbanded',
])('%s reads the account and the own team again', (type) => {
  receive(type);
  expect(page.read).toContainEqual(['accounts']);
  expect(page.read).toContainEqual(['teams', 'invitations']);
});

it.each(['message.added', 'notification.added'])('%s does not', (type) => {
  receive(type);
  expect(page.read).toEqual([]);
});

it('several events at once are one read', () => {
  for (const type of ['team.player_left', 'account.changed'])
    handleEvent(page.handlers, { type, data: {} });
  vi.advanceTimersByTime(MAX_DELAY_MS);
  expect(page.read.filter((key) => String(key) === 'accounts')).toHaveLength(1);
});

it('what was missed is read', () => {
  page.handlers.missed?.();
  expect(page.read).toContainEqual(['accounts']);
});
