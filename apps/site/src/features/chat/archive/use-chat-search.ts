import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { toGrowingList } from '../../../components/lists/growing-list';

export interface SearchFilters {
  readonly query: string;
  readonly player?: string;
  readonly channel?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Messages of the archive, newest first, as an infinite list. */
export function useChatSearch(filters: SearchFilters) {
  const query = useInfiniteQuery({
    queryKey: ['chat', 'search', filters],
    queryFn: ({ pageParam: before, signal }) => api.chat.search({ ...filters, before }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages.at(-1)?.id : undefined),
  });
  return {
    query,
    ...toGrowingList(query, query.data?.pages.flatMap(({ messages }) => messages) ?? []),
  };
}
