import { channels } from '@mes/client/channels';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '../../../api/client';
import { useRestartable } from '../../../api/restartable';
import { keyOf } from '../../../api/use-call';
import { useIsHydrating } from '../../../ssr/hydration';
import { withFrame } from './captured-map';
import { readMap, updateMap } from './pending-reads';

interface CapturedMapOptions {
  matchId: string;
  mapIndex: number;
  /** Operators get events at once; the public channel is delayed by the stream delay. */
  audience: 'public' | 'staff';
  enabled?: boolean;
}

/** A map with its events, read once and then updated by its channel. */
export function useCapturedMap({
  matchId,
  mapIndex,
  audience,
  enabled = true,
}: CapturedMapOptions) {
  const queryClient = useQueryClient();
  const isHydrating = useIsHydrating();
  const queryKey = capturedMapKey(matchId, mapIndex);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readMap(queryKey, async () => {
        const [found = null] = await api.capture.maps(
          { match: matchId, map: mapIndex },
          { signal },
        );
        return found;
      }),
    // Staff get a different answer, so it is read once the page is hydrated and the account known.
    enabled: enabled && !isHydrating,
  });

  useEffect(() => {
    if (!enabled) return;
    const channel = audience === 'staff' ? channels.capture(matchId) : channels.match(matchId);
    const refetch = () => void queryClient.invalidateQueries({ queryKey: ['capture', 'maps'] });
    return client.connection.subscribe(channel, {
      missed: refetch,
      'capture.changed': refetch,
      'map.captured': (frame) =>
        updateMap(queryClient, capturedMapKey(matchId, frame.map), (known) =>
          withFrame(known, frame),
        ),
    });
  }, [audience, matchId, queryClient, enabled]);

  return useRestartable(query, queryKey);
}

export function capturedMapKey(matchId: string, mapIndex: number): QueryKey {
  return keyOf('capture', 'maps', { match: matchId, map: mapIndex });
}
