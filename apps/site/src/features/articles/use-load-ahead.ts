import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../api/client';
import { keyOf } from '../../api/use-call';

/** Whoever looks at a card for this long may open it. */
const LOOKED_AT_MS = 1_000;
/** What was loaded ahead is not loaded again by the next glance. */
const FRESH_MS = 60_000;

/**
 * Loads the post behind a card once it has been in sight or under the pointer for a second, and at
 * once when it is pressed. What it answers goes onto the card.
 */
export function useLoadAhead<Card extends HTMLElement>(slug: string) {
  const card = useRef<Card>(null);
  const hovered = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queryClient = useQueryClient();

  const load = () =>
    // A failure is told by the page itself, which asks again.
    void queryClient.prefetchQuery({
      queryKey: keyOf('articles', 'read', { slug }),
      queryFn: ({ signal }) => api.articles.read({ slug }, { signal }),
      staleTime: FRESH_MS,
    });
  const stop = () => clearTimeout(hovered.current);

  const loadSeen = useEffectEvent(load);
  useEffect(() => {
    const shown = card.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout>;
    const sight = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => loadSeen(), LOOKED_AT_MS);
      },
      { threshold: 0.5 },
    );
    sight.observe(shown);
    return () => {
      sight.disconnect();
      clearTimeout(timer);
      clearTimeout(hovered.current);
    };
  }, []);

  return {
    ref: card,
    onPointerEnter: () => {
      stop();
      hovered.current = setTimeout(load, LOOKED_AT_MS);
    },
    onPointerLeave: stop,
    onPointerDown: load,
  };
}
