/** How pages subscribe to a channel. */

import type { Channel } from '@mes/client/channels';
import type { ChannelHandlers } from '@mes/client/handlers';
import type { ChannelRevisions } from '@mes/client/response';
import type { Contract } from '@mes/contract';
import type { ChannelKey, ChannelState, EventName, EventPayload } from '@mes/contract/channels';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from './client';
import { createReadScheduler } from './read-scheduler';
import { beginToFollow, hasOlderAnswer } from './revisions';

/**
 * A handler applies the payload of its event at once, and returns 'read' where that is not enough.
 * Then, after every event without a handler, and when events were missed, the cached answers of the
 * features in `reads` are refetched after a random delay.
 */
export type LiveHandlers<K extends ChannelKey> = {
  readonly [N in EventName<K>]?: (
    data: EventPayload<K, N>,
    /** To be given to `applyEvent`; empty for an event that is not counted. */
    at: ChannelRevisions,
  ) => 'read' | undefined;
} & {
  readonly reads: readonly (keyof Contract)[];
  /** The state of a channel that has one, such as vote bars: each replaces the previous one. */
  readonly state?: (state: ChannelState<K>) => undefined;
};

/**
 * `useLive(channels.match(id), { 'veto.changed': applyVeto, reads: ['rooms', 'matches'] })`. The
 * channel is null while it is not known which one to subscribe to.
 */
export function useLive<K extends ChannelKey>(
  channel: Channel<K> | null,
  handlers: LiveHandlers<K>,
): void {
  const queryClient = useQueryClient();
  // The set of handled events never changes; the handlers are those of the last render.
  const handledEvents = useEffectEvent(() => Object.keys(handlers).filter(isEvent));
  const handle = useEffectEvent((event: string, data: unknown, at: ChannelRevisions) => {
    const handler = (handlers as Readonly<Record<string, unknown>>)[event];
    return typeof handler === 'function' ? (handler(data, at) as unknown) : undefined;
  });
  const isBehind = useEffectEvent((from: ChannelRevisions) =>
    handlers.reads.some((feature) => hasOlderAnswer(queryClient, feature, from)),
  );
  const refetchNow = useEffectEvent(() => {
    for (const feature of handlers.reads)
      void queryClient.invalidateQueries({ queryKey: [feature] });
  });
  const key = channel?.key ?? null;
  const name = channel?.name ?? '';
  useEffect(() => {
    if (key === null) return;
    const scheduler = createReadScheduler(() => refetchNow());
    const refetchSoon = () => scheduler.schedule({ immediately: hasJustWritten(queryClient) });
    const handled = handledEvents().map((event) => [
      event,
      (data: unknown, { revision }: { revision?: number } = {}) => {
        const at = revision === undefined ? {} : { [name]: revision };
        if (handle(event, data, at) === 'read') refetchSoon();
      },
    ]);
    // Events between the first read and the subscription were not delivered.
    const onSubscribed = (revision: number) => {
      const from = { [name]: revision };
      beginToFollow(queryClient, from);
      if (isBehind(from)) refetchSoon();
    };
    const cancel = client.connection.subscribe<K>(
      { key, name },
      {
        ...(Object.fromEntries([...handled, ['subscribed', onSubscribed]]) as ChannelHandlers<K>),
        '*': refetchSoon,
        missed: refetchSoon,
      },
    );
    return () => {
      cancel();
      scheduler.stop();
    };
  }, [key, name, queryClient]);
}

/** Every key but `reads` is the name of an event, or `state`, which arrives in the same way. */
function isEvent(name: string): boolean {
  return name !== 'reads';
}

/** An event that pages need not react to. */
export const ignore = () => undefined;

/** An event this soon after a write of this page is most likely its result. */
const OWN_WRITE_MS = 3_000;

function hasJustWritten(queryClient: QueryClient): boolean {
  const since = Date.now() - OWN_WRITE_MS;
  const writes = queryClient.getMutationCache().getAll();
  return writes.some(({ state }) => state.submittedAt > since);
}
