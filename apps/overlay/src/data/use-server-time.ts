import { useContext } from 'react';
import { LiveDataContext } from './use-live-data';

/** Reads the time of the server: clocks of studio PCs are often wrong. Before it is known, that of the PC. */
export function useServerTime(): () => number {
  return useContext(LiveDataContext)?.now ?? Date.now;
}
