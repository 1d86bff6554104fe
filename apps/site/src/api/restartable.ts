import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

interface Refetchable {
  refetch: () => unknown;
}

/** See `restartable`. */
export function useRestartable<Query extends Refetchable>(query: Query, queryKey: QueryKey): Query {
  return restartable(useQueryClient(), query, queryKey);
}

/**
 * The query with a `refetch` that cancels a request under way. The original would join a first
 * request that hangs, and a press on Retry would do nothing.
 */
export function restartable<Query extends Refetchable>(
  queries: QueryClient,
  query: Query,
  queryKey: QueryKey,
): Query {
  const restart = async () => {
    await queries.cancelQueries({ queryKey, exact: true });
    return query.refetch();
  };
  // Not a copy: whatever is read of a query is subscribed to, and a copy would read everything.
  return new Proxy(query, {
    get: (target, name) => (name === 'refetch' ? restart : Reflect.get(target, name)),
  });
}
