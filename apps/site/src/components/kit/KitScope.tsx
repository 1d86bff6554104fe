import './kit.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import { theme } from './theme';

/**
 * The UI kit's surroundings, only around the few widgets that come from it: around the whole app
 * they would be in everyone's first load.
 */
export function KitScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useFlag(darkMode) ? 'dark' : 'light'}>
      {children}
    </MantineProvider>
  );
}
