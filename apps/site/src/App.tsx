import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { darkMode } from './preferences';
import { ErrorBoundary } from './router/CurrentPage';
import { RouterProvider } from './router/RouterProvider';
import type { Router } from './router/router';
import { UnexpectedError } from './shell/errors/UnexpectedError';
import { Frame } from './shell/Frame';
import { replayEarlyInput } from './ssr/early-input';
import { RenderedAt } from './ssr/hydration';
import { useFlag } from './stored-flag';

interface AppProps {
  router: Router;
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
          <RouterProvider router={router}>
            <ErrorBoundary renderError={(error) => <UnexpectedError error={error} />}>
              <Frame />
            </ErrorBoundary>
          </RouterProvider>
        </QueryClientProvider>
      </RenderedAt>
    </StrictMode>
  );
}
