import { channels } from '@mes/client/channels';
import type { Reaction, ReactionCounts } from '@mes/domain/articles/reactions';
import { useQueryClient } from '@tanstack/react-query';
import { applyEvent } from '../../api/revisions';
import { keyOf, useWrite } from '../../api/use-call';
import { useLive } from '../../api/use-live';

/** Follows the counts of an article, and returns what reacts to it. */
export function useReact(articleId: string): (reaction: Reaction | null) => Promise<void> {
  const queryClient = useQueryClient();
  const write = useWrite('articleReactions', 'react', { invalidates: [] });
  const countsKey = keyOf('articleReactions', 'counts', { id: articleId });
  const ownKey = keyOf('articleReactions', 'own', { id: articleId });

  useLive(channels.article(articleId), {
    'article.reacted': ({ counts }, at) => {
      applyEvent<ReactionCounts>(queryClient, countsKey, { at, update: () => counts });
      return undefined;
    },
    reads: ['articleReactions'],
  });

  return async (reaction) => {
    const counts = await write.mutateAsync({ id: articleId, reaction });
    queryClient.setQueryData(ownKey, { reaction });
    queryClient.setQueryData(countsKey, counts);
  };
}
