import { useEffect, useRef } from 'react';
import { client } from '../../api/client';
import { site } from '../../api/first-data';

/**
 * After a restart the server may serve a newer build, and staff may change the brand. An open page stays
 * as it is; the next page change is a full page load, which gets what is new.
 */
export function useReloadOnNewBuild(pathname: string): void {
  const isOutdatedRef = useRef(false);
  const shown = useRef(pathname);

  useEffect(
    () =>
      client.connection.subscribe<'brand'>(
        { key: 'brand', name: 'brand' },
        {
          'brand.changed': () => {
            isOutdatedRef.current = true;
          },
        },
      ),
    [],
  );

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

async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/app', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok && !(await response.text()).includes(site.build);
  } catch {
    // No network yet: checked again after the next reconnect.
    return false;
  }
}
