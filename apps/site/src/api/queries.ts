import { QueryClient } from '@tanstack/react-query';

/** The client itself waits and retries where that helps; a second layer of retries would only delay the error. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
