import './kit.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { darkMode } from '../../preferences';
import { useFlag } from '../../stored-flag';
import { theme } from './theme';

/**
 * The provider of the UI kit, only around the few components that need it: around the whole app it would
 * be part of the first load.
 */
export function KitScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useFlag(darkMode) ? 'dark' : 'light'}>
      {children}
    </MantineProvider>
  );
}
