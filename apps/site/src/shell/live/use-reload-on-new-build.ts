import { useEffect, useRef } from 'react';
import { client } from '../../api/client';

/**
 * After a restart the server may serve a newer build. An open page stays as it is; the next page change
 * is a full page load, which gets the new build.
 */
export function useReloadOnNewBuild(pathname: string): void {
  const isOutdatedRef = useRef(false);
  const shown = useRef(pathname);

  useEffect(() => {
    let wasLost = false;
    return client.connection.subscribeState((state) => {
      if (state === 'disconnected') wasLost = true;
      if (state !== 'connected' || !wasLost) return;
      wasLost = false;
      void isOutdated().then((answer) => {
        isOutdatedRef.current = answer;
      });
    });
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isOutdatedRef.current) location.reload();
  }, [pathname]);
}

/** The name of the entry file contains a hash of its content. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const response = await fetch('/app', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    // No network yet: checked again after the next reconnect.
    return false;
  }
}
