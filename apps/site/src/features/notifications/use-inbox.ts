import type { Notification } from '@mes/contract/notifications';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { showError } from '../../components/dialogs/dialogs';

interface InboxPage {
  readonly notifications: readonly Notification[];
  readonly more: boolean;
  readonly unread: number;
}

const LIST_KEY = ['notifications', 'list'] as const;

/** The notifications of the account, newest first, as an infinite list. */
export function useInbox({ unreadOnly }: { unreadOnly: boolean }) {
  const query = useInfiniteQuery({
    queryKey: [...LIST_KEY, { unreadOnly }],
    queryFn: ({ pageParam, signal }): Promise<InboxPage> =>
      api.notifications.list({ unreadOnly, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, notifications }) => (more ? notifications.at(-1)?.id : undefined),
  });
  return {
    query,
    rows: query.data?.pages.flatMap(({ notifications }) => notifications) ?? [],
    unread: query.data?.pages[0]?.unread ?? 0,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    error: query.isFetchNextPageError ? query.error : null,
    loadMore: () => {
      if (!query.isFetching) void query.fetchNextPage();
    },
  };
}

/** An optimistic update. If the call fails it is unread again, which is harmless. */
export async function markRead({ id, readAt }: Notification): Promise<void> {
  if (readAt !== null) return;
  showAsRead((notification) => notification.id === id);
  await api.notifications.markRead({ id }).catch(() => {});
  await refetch();
}

/** Only up to the newest one on the page: notifications that have just arrived stay unread. */
export async function markAllRead(upTo: string): Promise<void> {
  showAsRead((notification) => notification.id <= upTo);
  try {
    await api.notifications.markAllRead({ upTo });
  } catch (error) {
    void showError(error);
  }
  await refetch();
}

function showAsRead(isRead: (notification: Notification) => boolean): void {
  const readAt = Date.now();
  queryClient.setQueriesData<InfiniteData<InboxPage>>(
    { queryKey: LIST_KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((each) =>
            each.readAt === null && isRead(each) ? { ...each, readAt } : each,
          ),
        })),
      },
  );
}

function refetch(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['notifications'] });
}
