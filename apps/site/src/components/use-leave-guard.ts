import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '../router/RouterProvider';

/**
 * Asks before the page is left, by a link, the history or the browser itself. A page whose parts
 * have addresses of their own, such as `?step=prizes`, is not left for one of these. The returned
 * function allows the next navigation, such as the one after a save.
 */
export function useLeaveGuard(
  isGuarded: boolean,
  confirmLeaving: () => Promise<boolean>,
  { hasParts = false } = {},
): () => void {
  const router = useRouter();
  const isAllowed = useRef(false);
  const isAsking = useRef(false);
  const shouldAsk = useEffectEvent(() => {
    if (!isAllowed.current) return isGuarded;
    isAllowed.current = false;
    return false;
  });
  const isPart = useEffectEvent(
    (pathname: string) => hasParts && pathname === router.state.location.pathname,
  );
  const ask = useEffectEvent(confirmLeaving);
  useEffect(
    () =>
      router.block((proceed, target) => {
        if (isPart(target.pathname) || !shouldAsk()) return false;
        if (!isAsking.current) {
          isAsking.current = true;
          void ask().then((isConfirmed) => {
            isAsking.current = false;
            if (isConfirmed) proceed();
          });
        }
        return true;
      }),
    [router],
  );

  useEffect(() => {
    if (!isGuarded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isGuarded]);

  return () => {
    isAllowed.current = true;
  };
}
