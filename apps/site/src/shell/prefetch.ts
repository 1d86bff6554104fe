import { useEffect } from 'react';
import { pageAt } from '../page-files';

let pending = 0;

/** Whether code is being loaded in advance. */
export const isPrefetching = (): boolean => pending > 0;

/** Loads the code of a page when its link is hovered, focused or touched. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetched = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="/app"]') : null;
      // The attribute, because links inside SVG have no `href` string property.
      const address = link?.getAttribute('href');
      if (!address) return;
      const path = new URL(address, location.href).pathname.slice('/app'.length);
      const page = pageAt(path || '/');
      if (!page || prefetched.has(page.route)) return;
      prefetched.add(page.route);
      // Errors are ignored here: the click tries again and shows them.
      pending++;
      page
        .load()
        .catch(() => prefetched.delete(page.route))
        .finally(() => pending--);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
