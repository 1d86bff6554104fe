import type { OwnChatState } from '@mes/contract/chat-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../api/account';
import { onAccountEvents } from '../../api/account-events';
import { queryClient } from '../../api/query-client';
import { keyOf, useCall, useWrite } from '../../api/use-call';

const KEY = keyOf('chat', 'ownState', {});
/** One mark for all messages of a lively moment, and one for each while where it never ends. */
const MARK_DELAY_MS = 800;
const MAX_MARK_DELAY_MS = 10_000;

/** What the account has not read, and whether it may write; null for visitors. */
export function useOwnChat() {
  const isSignedIn = useAccount() !== null;
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: KEY });
    return onAccountEvents({
      'chat.time_out_changed': refetch,
      'chat.channel_read': setRead,
      missed: refetch,
    });
  }, [client]);
  return useCall('chat', 'ownState', {}, { enabled: isSignedIn });
}

/** Another page of the account, or this one, has read a channel. */
export function setRead({ channel, lastRead, unread }: ChannelState): void {
  change(channel, (state) => (state.lastRead > lastRead ? state : { channel, lastRead, unread }));
}

/** A message arrived in a channel that is not open. Channels that were never read count nothing. */
export function countUnread(channelId: string): void {
  change(channelId, (state) => ({ ...state, unread: Math.min(100, state.unread + 1) }));
}

/** Marks the channel as read up to its newest message while the page is visible. */
export function useMarkRead({
  channelId,
  newestId,
  enabled,
}: {
  channelId: string;
  newestId: string | undefined;
  enabled: boolean;
}): void {
  const { mutate } = useWrite('chat', 'markRead', { invalidates: [] });
  const markedAt = useRef(0);
  useEffect(() => {
    if (!enabled || newestId === undefined) return;
    const mark = () => {
      if (document.hidden || lastReadOf(channelId) >= newestId) return;
      markedAt.current = Date.now();
      mutate({ channel: channelId, upTo: newestId });
      change(channelId, () => ({ channel: channelId, unread: 0, lastRead: newestId }));
    };
    const isDue = Date.now() - markedAt.current > MAX_MARK_DELAY_MS;
    const timer = setTimeout(mark, isDue ? 0 : MARK_DELAY_MS);
    document.addEventListener('visibilitychange', mark);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [channelId, newestId, enabled, mutate]);
}

type ChannelState = OwnChatState['channels'][number];

function lastReadOf(channelId: string): string {
  const own = queryClient.getQueryData<OwnChatState>(KEY);
  return own?.channels.find(({ channel }) => channel === channelId)?.lastRead ?? '';
}

function change(channelId: string, update: (state: ChannelState) => ChannelState): void {
  queryClient.setQueryData<OwnChatState>(KEY, (own) => {
    if (!own) return own;
    const known = own.channels.find(({ channel }) => channel === channelId);
    const others = own.channels.filter(({ channel }) => channel !== channelId);
    const next = update(known ?? { channel: channelId, unread: -1, lastRead: '' });
    return next.lastRead === '' ? own : { ...own, channels: [...others, next] };
  });
}
