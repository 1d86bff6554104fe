import type { Contract } from '@mes/contract';
import type { OutputOf } from '@mes/contract/define';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { usePermissions } from '../../../api/account';
import { api } from '../../../api/client';
import { takeFirstPage } from '../../../api/first-page';
import { keyOf } from '../../../api/use-call';
import { toGrowingList } from '../../../components/lists/growing-list';
import type { MessageFilters } from '../requests';

type FoundPage = OutputOf<Contract['chat']['search']>;

/** Messages of the archive, newest first, as an infinite list. */
export function useChatSearch(filters: MessageFilters) {
  const queryClient = useQueryClient();
  // Moderators find more.
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const queryKey = ['chat', 'search', filters, { isStaff }];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: before, signal }) => api.chat.search({ ...filters, before }, { signal }),
    initialPageParam: undefined as string | undefined,
    initialData: () => {
      if (isStaff) return undefined;
      const from = keyOf('chat', 'search', filters);
      const page = takeFirstPage<FoundPage>(queryClient, { from, to: queryKey });
      return page && { pages: [page], pageParams: [undefined] };
    },
    getNextPageParam: ({ more, messages }) => (more ? messages.at(-1)?.id : undefined),
  });
  return {
    query,
    ...toGrowingList(query, query.data?.pages.flatMap(({ messages }) => messages) ?? []),
  };
}
