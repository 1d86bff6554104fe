import { channels } from '@mes/client/channels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { useRestartable } from '../../api/restartable';
import { useLive } from '../../api/use-live';
import { toGrowingList } from '../../components/lists/growing-list';

const PAGE_SIZE = 30;

/** The comments of a match, newest first, read again when somebody writes. */
export function useComments(match: string) {
  useLive(channels.matchComments(match), { reads: ['matchComments'] });
  const queryKey = ['matchComments', 'list', { match, grows: true }];
  const baseQuery = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.matchComments.list({ match, count: PAGE_SIZE, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older, comments }) => (older ? comments.at(-1)?.id : undefined),
  });
  const query = useRestartable(baseQuery, queryKey);
  const pages = query.data?.pages ?? [];
  return {
    query,
    ...toGrowingList(
      query,
      pages.flatMap(({ comments }) => comments),
    ),
    isClosed: pages[0]?.closed ?? false,
  };
}
