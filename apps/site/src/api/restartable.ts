import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

interface Refetchable {
  refetch: () => unknown;
}

/** See `restartable`. */
export function useRestartable<Query extends Refetchable>(query: Query, queryKey: QueryKey): Query {
  return restartable(useQueryClient(), query, queryKey);
}

/**
 * The query with a `refetch` that cancels a pending request. The original would wait for a first
 * request that hangs, and a click on Retry would do nothing.
 */
export function restartable<Query extends Refetchable>(
  queryClient: QueryClient,
  query: Query,
  queryKey: QueryKey,
): Query {
  const restart = async () => {
    await queryClient.cancelQueries({ queryKey, exact: true });
    return query.refetch();
  };
  // A proxy, not a copy: TanStack Query tracks which fields are read, and a copy would read all.
  return new Proxy(query, {
    get: (target, name) => (name === 'refetch' ? restart : Reflect.get(target, name)),
  });
}
