import { useEffect } from 'react';
import { client } from '../../api/client';
import { resumeConnection } from './connection';

const EVERY_MS = 3_600_000;
const MATCHUP = /^\/matchup\//;

/** Dispatched on `window` when the check has closed the connection. */
export const CLOSED_EVENT = 'connection-closed';

/** A match room that nobody looks at for hours gives its connection back until somebody does again. */
export function useIdleCheck(pathname: string): void {
  const isMatchup = MATCHUP.test(pathname);
  useEffect(() => {
    if (!isMatchup) return;
    const timer = setInterval(() => {
      if (!document.hidden) return;
      client.connection.close();
      dispatchEvent(new Event(CLOSED_EVENT));
    }, EVERY_MS);
    const wake = () => {
      if (!document.hidden) resumeConnection();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      // Closed or not, the next page expects it open.
      resumeConnection();
    };
  }, [isMatchup]);
}
