import { useEffect, useRef } from 'react';
import { client } from '../../api/client';

/**
 * A server that comes back may serve a newer build. Whoever has an old one open goes on undisturbed
 * and gets the new one with the next page, which is loaded anew instead of rendered by old code.
 */
export function useFreshBuild(pathname: string): void {
  const outdated = useRef(false);
  const shown = useRef(pathname);

  useEffect(() => {
    let lost = false;
    return client.connection.subscribeState((state) => {
      if (state === 'disconnected') lost = true;
      if (state !== 'connected' || !lost) return;
      lost = false;
      void isOutdated().then((answer) => {
        outdated.current = answer;
      });
    });
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (outdated.current) location.reload();
  }, [pathname]);
}

/** The entry's name holds a hash of everything in it. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const response = await fetch('/app', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    // The network is not there yet: the question comes again with the next connection.
    return false;
  }
}
