import { useEffect } from 'react';
import { pageAt } from '../page-files';

/** Loads the page behind a link as soon as somebody points at it: a click then opens it at once. */
export function usePrefetch(): void {
  useEffect(() => {
    const begun = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/app"]') : null;
      // As it is written: links inside drawings have no address of their own.
      const address = link?.getAttribute('href');
      if (!address) return;
      const path = new URL(address, location.href).pathname.slice('/app'.length);
      const page = pageAt(path || '/');
      if (!page || begun.has(page.route)) return;
      begun.add(page.route);
      // Should it fail, the click tries again and shows what is wrong.
      page.load().catch(() => begun.delete(page.route));
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
