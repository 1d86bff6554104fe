import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { queries } from './api/queries';
import { darkMode } from './preferences';
import { useFlag } from './stored-flag';

export function App({ router }: { router: DataRouter }) {
  const dark = useFlag(darkMode);
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  }, [dark]);

  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
