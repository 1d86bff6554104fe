import type { ChannelEvent } from '@mes/client/channel';
import type { CapturedMap, CaptureFrame } from '@mes/contract/capture';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, client } from '../../../api/client';
import { useRestartable } from '../../../api/restartable';
import { keyOf } from '../../../api/use-call';
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
  const queries = useQueryClient();
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
    enabled,
  });

  const channel = `${audience === 'staff' ? 'capture' : 'match'}:${match}`;
  useEffect(() => {
    if (!enabled) return;
    const again = () => void queries.invalidateQueries({ queryKey: ['capture', 'maps'] });
    return client.connection.subscribe(channel, {
      onMissed: again,
      onEvent(event) {
        if (event.type === 'capture.changed') again();
        if (!isFrame(event)) return;
        heard.current.push(event.data);
        queries.setQueryData<CapturedMap | null>(
          capturedMapKey(match, event.data.map),
          (known) => known && withFrame(known, event.data),
        );
      },
    });
  }, [channel, match, queries, enabled]);

  return useRestartable(asked, queryKey);
}

export function capturedMapKey(match: string, map: number): QueryKey {
  return keyOf('capture', 'maps', { match, map });
}

function isFrame(event: ChannelEvent): event is ChannelEvent & { data: CaptureFrame } {
  return event.type === 'map.captured';
}
