import { QueryClient } from '@tanstack/react-query';
import { type FirstAnswer, firstAnswers } from './first-data';
import { rememberRevisions } from './revisions';
import { keyOf } from './use-call';

/** No retries here: the API client retries where it helps, and a second layer would only delay errors. */
export function createQueryClient(answers: readonly FirstAnswer[]): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  for (const { feature, name, input, data, revisions } of answers) {
    const queryKey = keyOf(feature as Parameters<typeof keyOf>[0], name, input);
    queryClient.setQueryData(queryKey, data);
    if (revisions) rememberRevisions(queryClient, queryKey, revisions);
  }
  return queryClient;
}

/** The query client of this page, filled with the answers that the server embedded. */
export const queryClient = createQueryClient(firstAnswers);
