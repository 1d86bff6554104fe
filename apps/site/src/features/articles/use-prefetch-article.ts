import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../api/client';
import { keyOf } from '../../api/use-call';

/** How long a card is visible or hovered before its article is loaded. */
const PREFETCH_DELAY_MS = 1_000;
/** A prefetched article is not loaded again within this time. */
const FRESH_MS = 60_000;

/**
 * Prefetches the article of a card that is visible or hovered for a second, and at once on pointer down.
 * Returns the props of the card.
 */
export function usePrefetchArticle<Card extends HTMLElement>(slug: string) {
  const card = useRef<Card>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queryClient = useQueryClient();

  const load = () =>
    // Errors are ignored: the page itself tries again and shows them.
    void queryClient.prefetchQuery({
      queryKey: keyOf('articles', 'read', { slug }),
      queryFn: ({ signal }) => api.articles.read({ slug }, { signal }),
      staleTime: FRESH_MS,
    });
  const stop = () => clearTimeout(hoverTimer.current);

  const loadVisible = useEffectEvent(load);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => loadVisible(), PREFETCH_DELAY_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(hoverTimer.current);
    };
  }, []);

  return {
    ref: card,
    onPointerEnter: () => {
      stop();
      hoverTimer.current = setTimeout(load, PREFETCH_DELAY_MS);
    },
    onPointerLeave: stop,
    onPointerDown: load,
  };
}
