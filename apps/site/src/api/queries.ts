import { QueryClient } from '@tanstack/react-query';
import { type FirstAnswer, firstAnswers } from './first-data';
import { rememberRevision } from './revisions';
import { keyOf } from './use-call';

/** The client itself waits and retries where that helps; a second layer of retries would only delay the error. */
export function createQueries(answers: readonly FirstAnswer[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  for (const { feature, name, input, data, channel, revision } of answers) {
    const queryKey = keyOf(feature as Parameters<typeof keyOf>[0], name, input);
    client.setQueryData(queryKey, data);
    if (channel !== undefined && revision !== undefined)
      rememberRevision(client, queryKey, { channel, revision });
  }
  return client;
}

/** Those of this page, which finds answered what the server has read for it. */
export const queries = createQueries(firstAnswers);
