import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { queries } from './api/queries';
import { darkMode } from './preferences';
import { router } from './router';
import { useFlag } from './stored-flag';
import { theme } from './theme';

export function App() {
  return (
    <MantineProvider theme={theme} forceColorScheme={useFlag(darkMode) ? 'dark' : 'light'}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
