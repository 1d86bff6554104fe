import type { Contract } from '@mes/contract';
import type { Call, OutputOf, SentInputOf } from '@mes/contract/define';
import {
  type QueryKey,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallOf, Feature } from '../page-declaration';
import { api } from './client';
import { useRestartable } from './restartable';
import { newerOf } from './revisions';

/** Reads through a call and keeps the answer: `useCall('properties', 'all', {})`. */
export function useCall<F extends Feature, K extends keyof Contract[F] & string>(
  feature: F,
  name: K,
  input: SentInputOf<CallOf<F, K>>,
  options: { enabled?: boolean } = {},
): UseQueryResult<OutputOf<CallOf<F, K>>> {
  const queries = useQueryClient();
  const queryKey = keyOf(feature, name, input);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      newerOf(queries, queryKey, await send<CallOf<F, K>>(feature, name)(input, { signal })),
    ...options,
  });
  return useRestartable(query, queryKey);
}

/** Writes through a call; afterwards every answer kept of the features named is read anew. */
export function useWrite<F extends Feature, K extends keyof Contract[F] & string>(
  feature: F,
  name: K,
  { changes = [feature] }: { changes?: readonly Feature[] } = {},
) {
  const queries = useQueryClient();
  return useMutation<OutputOf<CallOf<F, K>>, Error, SentInputOf<CallOf<F, K>>>({
    mutationFn: (input) => send<CallOf<F, K>>(feature, name)(input),
    onSuccess: () =>
      Promise.all(changes.map((changed) => queries.invalidateQueries({ queryKey: [changed] }))),
  });
}

export function keyOf(feature: Feature, name: string, input: unknown): QueryKey {
  return [feature, name, input];
}

type Send<C extends Call> = (
  input: SentInputOf<C>,
  options?: { signal?: AbortSignal },
) => Promise<OutputOf<C>>;

/** The client's own types follow the same table; TypeScript cannot see it through two type parameters. */
export function send<C extends Call>(feature: Feature, name: string): Send<C> {
  const calls = api[feature] as unknown as Record<string, Send<C>>;
  return calls[name] as Send<C>;
}
