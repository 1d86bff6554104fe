/** The one way in which pages follow a channel. */
import type { Channel } from '@mes/client/channels';
import type { ChannelHandlers } from '@mes/client/handlers';
import type { Contract } from '@mes/contract';
import type { ChannelKey, EventName, EventPayload } from '@mes/contract/channels';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from './client';
import { hasOlderAnswer } from './revisions';
import { spreadReads } from './spread-reads';

/**
 * A handler applies the payload of its event at once, and answers 'read' where that is not all.
 * Then, after every event without a handler, and when something was missed, whatever the features in
 * `reads` have answered is read again, after a random delay.
 */
export type LiveHandlers<K extends ChannelKey> = {
  readonly [N in EventName<K>]?: (
    data: EventPayload<K, N>,
    position: { readonly revision?: number },
  ) => 'read' | undefined;
} & { readonly reads: readonly (keyof Contract)[] };

/**
 * `useLive(channels.match(id), { 'veto.changed': applyVeto, reads: ['rooms', 'matches'] })`. The
 * channel is null while it is not known what to listen to.
 */
export function useLive<K extends ChannelKey>(
  channel: Channel<K> | null,
  handlers: LiveHandlers<K>,
): void {
  const queries = useQueryClient();
  // Which events have a handler stays the same; the handlers are those of the last render.
  const eventsHandled = useEffectEvent(() => Object.keys(handlers).filter(isEvent));
  const handle = useEffectEvent((event: string, given: readonly unknown[]) => {
    const handler = (handlers as Readonly<Record<string, unknown>>)[event];
    return typeof handler === 'function' ? (handler(...given) as unknown) : undefined;
  });
  const isBehind = useEffectEvent((revision: number) =>
    handlers.reads.some((feature) => hasOlderAnswer(queries, feature, revision)),
  );
  const readNow = useEffectEvent(() => {
    for (const feature of handlers.reads) void queries.invalidateQueries({ queryKey: [feature] });
  });
  const key = channel?.key ?? null;
  const name = channel?.name ?? '';
  useEffect(() => {
    if (key === null) return;
    const spread = spreadReads(() => readNow());
    const readAgain = () => spread.heard({ atOnce: hasJustWritten(queries) });
    const own = eventsHandled().map((event) => [
      event,
      (...given: unknown[]) => {
        if (handle(event, given) === 'read') readAgain();
      },
    ]);
    // What happened between the first read and now.
    const subscribed = (revision: number) => {
      if (isBehind(revision)) readAgain();
    };
    const cancel = client.connection.subscribe<K>(
      { key, name },
      {
        ...(Object.fromEntries([...own, ['subscribed', subscribed]]) as ChannelHandlers<K>),
        '*': readAgain,
        missed: readAgain,
      },
    );
    return () => {
      cancel();
      spread.stop();
    };
  }, [key, name, queries]);
}

/** Everything but `reads` is named like its event. */
function isEvent(name: string): boolean {
  return name !== 'reads';
}

/** An event that pages need not react to. */
export const ignore = () => undefined;

/** What is heard this soon after a write of one's own is most likely what came of it. */
const OWN_MS = 3_000;

function hasJustWritten(queries: QueryClient): boolean {
  const since = Date.now() - OWN_MS;
  const writes = queries.getMutationCache().getAll();
  return writes.some(({ state }) => state.submittedAt > since);
}
