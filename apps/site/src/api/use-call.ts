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
import { newerAnswer } from './revisions';

/** Makes a reading call and caches the answer: `useCall('properties', 'all', {})`. */
export function useCall<F extends Feature, K extends keyof Contract[F] & string>(
  feature: F,
  name: K,
  input: SentInputOf<CallOf<F, K>>,
  options: { enabled?: boolean } = {},
): UseQueryResult<OutputOf<CallOf<F, K>>> {
  const queryClient = useQueryClient();
  const queryKey = keyOf(feature, name, input);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      newerAnswer(
        queryClient,
        queryKey,
        await send<CallOf<F, K>>(feature, name)(input, { signal }),
      ),
    ...options,
  });
  return useRestartable(query, queryKey);
}

/** Makes a writing call; afterwards the cached answers of the features named are refetched. */
export function useWrite<F extends Feature, K extends keyof Contract[F] & string>(
  feature: F,
  name: K,
  { invalidates = [feature] }: { invalidates?: readonly Feature[] } = {},
) {
  const queryClient = useQueryClient();
  return useMutation<OutputOf<CallOf<F, K>>, Error, SentInputOf<CallOf<F, K>>>({
    mutationFn: (input) => send<CallOf<F, K>>(feature, name)(input),
    onSuccess: () =>
      Promise.all(invalidates.map((each) => queryClient.invalidateQueries({ queryKey: [each] }))),
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
