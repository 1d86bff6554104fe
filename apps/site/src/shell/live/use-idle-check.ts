import { useEffect } from 'react';
import { client } from '../../api/client';
import { resumeConnection } from './connection';

const CHECK_INTERVAL_MS = 3_600_000;
const MATCHUP = /^\/matchup\//;

/** Dispatched on `window` when the check has closed the connection. */
export const CLOSED_EVENT = 'connection-closed';

/** Closes the connection of a match room that stays in the background, until it is visible again. */
export function useIdleCheck(pathname: string): void {
  const isMatchup = MATCHUP.test(pathname);
  useEffect(() => {
    if (!isMatchup) return;
    const timer = setInterval(() => {
      if (!document.hidden) return;
      client.connection.close();
      dispatchEvent(new Event(CLOSED_EVENT));
    }, CHECK_INTERVAL_MS);
    const resumeWhenVisible = () => {
      if (!document.hidden) resumeConnection();
    };
    document.addEventListener('visibilitychange', resumeWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', resumeWhenVisible);
      // The next page expects an open connection.
      resumeConnection();
    };
  }, [isMatchup]);
}
