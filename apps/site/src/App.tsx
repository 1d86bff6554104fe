import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { DrawnAt } from './drawing/drawing';
import { catchUp } from './drawing/early';
import { darkMode } from './preferences';
import { useFlag } from './stored-flag';

interface AppProps {
  router: DataRouter;
  queries: QueryClient;
  drawnAt: number;
}

export function App({ router, queries, drawnAt }: AppProps) {
  const dark = useFlag(darkMode);
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(catchUp, []);

  return (
    <StrictMode>
      <DrawnAt value={drawnAt}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </DrawnAt>
    </StrictMode>
  );
}
