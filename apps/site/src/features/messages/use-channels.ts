import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { toGrowingList } from '../../components/lists/growing-list';
import * as texts from './texts';

/** The conversations of the account, newest first, as an infinite list. */
export function useChannels() {
  const query = useInfiniteQuery({
    queryKey: ['messages', 'channels'],
    queryFn: async ({ pageParam: before, signal }) => {
      const answer = await api.messages.privateConversation(
        { action: 'get_channels', before },
        { signal },
      );
      if (answer.action !== 'get_channels') throw new Error(texts.invalidResponse);
      return answer;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, channels }) => (more ? channels.at(-1)?.last?.id : undefined),
  });
  return {
    query,
    ...toGrowingList(query, query.data?.pages.flatMap(({ channels }) => channels) ?? []),
  };
}
