import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * The query with a `refetch` that begins anew whatever is under way. By itself it would join a first
 * attempt that hangs, and a press on Retry would do nothing.
 */
export function useRestartable<Query extends { refetch: () => unknown }>(
  query: Query,
  queryKey: QueryKey,
): Query {
  const queries = useQueryClient();
  const restart = async () => {
    await queries.cancelQueries({ queryKey, exact: true });
    return query.refetch();
  };
  // Not a copy: whatever is read of a query is subscribed to, and a copy would read everything.
  return new Proxy(query, {
    get: (target, name) => (name === 'refetch' ? restart : Reflect.get(target, name)),
  });
}
