import { channels } from '@mes/client/channels';
import type { TicketTyping } from '@mes/contract/support-events';
import type { TicketConversation } from '@mes/contract/support-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../api/account';
import { api } from '../../api/client';
import { keyOf, useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';

/** Longer than the pause between two signs of typing. */
const TYPING_SHOWN_MS = 5_000;

/** A ticket as it changes, and who else is writing. */
export function useTicket(id: string) {
  const queryClient = useQueryClient();
  const query = useCall('support', 'read', { id });
  const [typing, setTyping] = useState<(TicketTyping & { at: number }) | null>(null);
  const side = query.data?.side;
  const ownName = useAccount()?.name;

  const change = (apply: (before: TicketConversation) => TicketConversation): undefined => {
    queryClient.setQueryData<TicketConversation>(
      keyOf('support', 'read', { id }),
      (before) => before && apply(before),
    );
  };
  useLive(channels.ticket(id), {
    reads: ['support'],
    'ticket.message_added': ({ message }) => {
      if (message.by?.name === typing?.name) setTyping(null);
      return change((before) => ({
        ...before,
        messages: [...before.messages.filter((each) => each.id !== message.id), message],
      }));
    },
    'ticket.seen': (seen) => change((before) => ({ ...before, seen })),
    'ticket.changed': () => 'read',
    state: (state) => {
      // Somebody else of the staff may be answering, too.
      if (state.side !== side || state.name !== ownName) setTyping({ ...state, at: Date.now() });
    },
  });
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  useMarkSeen(id, query.data);
  return { query, typing };
}

/** The newest message counts as seen as soon as it is on the screen. */
function useMarkSeen(id: string, conversation: TicketConversation | undefined): void {
  const newest = conversation?.messages.at(-1)?.id;
  const seen = conversation?.seen[conversation.side] ?? '';
  useEffect(() => {
    if (newest === undefined || newest <= seen) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Not important enough to tell anyone that it failed.
      api.support.markSeen({ id, upTo: newest }).catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest, seen]);
}
