import { channels } from '@mes/client/channels';
import type { ChannelRevisions } from '@mes/client/response';
import type { Page } from '@mes/contract/define';
import type { Clip, HighlightsOverview } from '@mes/contract/highlight-schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { applyEvent } from '../../api/revisions';
import { useLive } from '../../api/use-live';

/** Keeps the clips on the page up to date. Numbers of likes are applied without a read. */
export function useLiveHighlights(): void {
  const queryClient = useQueryClient();
  useLive(channels.highlights(), {
    'clips.liked': ({ clips }, at) => applyLikes(queryClient, clips, at),
    reads: ['highlights'],
  });
}

/** Changes the numbers of likes of cached clips, in lists and alone. */
export function applyLikes(
  queryClient: QueryClient,
  liked: readonly Pick<Clip, 'id' | 'likes'>[],
  at: ChannelRevisions = {},
): undefined {
  const likesById = new Map(liked.map(({ id, likes }) => [id, likes]));
  const count = (clip: Clip): Clip => ({ ...clip, likes: likesById.get(clip.id) ?? clip.likes });
  const cached = queryClient.getQueryCache().findAll({ queryKey: ['highlights'] });
  for (const { queryKey } of cached) {
    const [, call] = queryKey;
    if (call === 'read') applyEvent<Clip>(queryClient, queryKey, { at, update: count });
    if (call === 'search') {
      const update = (page: Page<Clip[]>) => ({ ...page, data: page.data.map(count) });
      applyEvent<Page<Clip[]>>(queryClient, queryKey, { at, update });
    }
    if (call === 'overview') {
      const update = (shown: HighlightsOverview) => countIn(shown, count);
      applyEvent<HighlightsOverview>(queryClient, queryKey, { at, update });
    }
  }
  return undefined;
}

function countIn(shown: HighlightsOverview, count: (clip: Clip) => Clip): HighlightsOverview {
  const { best, newest, clipOfTheWeek } = shown;
  return {
    ...shown,
    best: best.map(count),
    newest: newest.map(count),
    clipOfTheWeek: clipOfTheWeek && { ...clipOfTheWeek, clip: count(clipOfTheWeek.clip) },
  };
}
