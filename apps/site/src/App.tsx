import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { darkMode } from './preferences';
import { replayEarlyInput } from './ssr/early-input';
import { RenderedAt } from './ssr/hydration';
import { useFlag } from './stored-flag';

interface AppProps {
  router: DataRouter;
  queryClient: QueryClient;
  renderedAt: number;
}

export function App({ router, queryClient, renderedAt }: AppProps) {
  const dark = useFlag(darkMode);
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(replayEarlyInput, []);

  return (
    <StrictMode>
      <RenderedAt value={renderedAt}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RenderedAt>
    </StrictMode>
  );
}
