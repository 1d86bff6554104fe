import { channels } from '@mes/client/channels';
import type { CapturedMap, CaptureFrame } from '@mes/contract/capture';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, client } from '../../../api/client';
import { useRestartable } from '../../../api/restartable';
import { keyOf } from '../../../api/use-call';
import { useIsHydrating } from '../../../ssr/hydration';
import { withFrame } from './captured-map';

interface Watched {
  match: string;
  map: number;
  /** Operators get events at once; the public channel is behind by the stream delay. */
  audience: 'public' | 'staff';
  enabled?: boolean;
}

/** A map with its events, updated by its channel: it is read only once while it is watched. */
export function useCapturedMap({ match, map, audience, enabled = true }: Watched) {
  const queryClient = useQueryClient();
  const isHydrating = useIsHydrating();
  const heard = useRef<CaptureFrame[]>([]);
  const queryKey = capturedMapKey(match, map);
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<CapturedMap | null> => {
      const before = heard.current.length;
      const [found = null] = await api.capture.maps({ match, map }, { signal });
      // The answer may lack events that were published while it was on its way.
      return heard.current
        .slice(before)
        .filter((frame) => frame.map === map)
        .reduce((known, frame) => known && withFrame(known, frame), found);
    },
    // Staff get another answer: it is read once the page is hydrated and the account known.
    enabled: enabled && !isHydrating,
  });

  useEffect(() => {
    if (!enabled) return;
    const channel = audience === 'staff' ? channels.capture(match) : channels.match(match);
    const again = () => void queryClient.invalidateQueries({ queryKey: ['capture', 'maps'] });
    return client.connection.subscribe(channel, {
      missed: again,
      'capture.changed': again,
      'map.captured': (frame) => {
        heard.current.push(frame);
        queryClient.setQueryData<CapturedMap | null>(
          capturedMapKey(match, frame.map),
          (known) => known && withFrame(known, frame),
        );
      },
    });
  }, [audience, match, queryClient, enabled]);

  return useRestartable(asked, queryKey);
}

export function capturedMapKey(match: string, map: number): QueryKey {
  return keyOf('capture', 'maps', { match, map });
}
