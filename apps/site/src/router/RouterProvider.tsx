import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Location } from './location';
import type { Params } from './match-route';
import type { Router, RouterState, Shown } from './router';

const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<Location | null>(null);
const ParamsContext = createContext<Params>({});
const ShownContext = createContext<Shown>({ kind: 'loading' });
const LoadingContext = createContext(false);

/** Several contexts, so that a component is rendered again only for what it uses. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const { location, params, shown, next } = useRouterState(router);
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>
        <ParamsContext value={params}>
          <LoadingContext value={next !== null}>
            <ShownContext value={shown}>{children}</ShownContext>
          </LoadingContext>
        </ParamsContext>
      </LocationContext>
    </RouterContext>
  );
}

/** Changes are transitions: what suspends in the next page must not take the current one away. */
function useRouterState(router: Router): RouterState {
  const [state, setState] = useState(router.state);
  const committed = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next));
    // It may have changed since the first rendering.
    show(router.state);
    return router.changes.subscribe(({ state: next, viewTransition }) => {
      if (!viewTransition || !document.startViewTransition) return show(next);
      const { ready } = document.startViewTransition(
        () =>
          new Promise<void>((done) => {
            committed.current.push(done);
            show(next);
          }),
      );
      // Browsers end it without an animation when the window is hidden or changes its size.
      ready.catch(() => {});
    });
  }, [router]);
  useEffect(() => {
    for (const done of committed.current.splice(0)) done();
  });
  return state;
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router here.');
  return router;
}

export function useLocation(): Location {
  const location = use(LocationContext);
  if (!location) throw new Error('There is no router here.');
  return location;
}

export function useParams(): Params {
  return use(ParamsContext);
}

/** Whether the page of a navigation is being loaded. */
export function useIsNavigating(): boolean {
  return use(LoadingContext);
}

export function useShown(): Shown {
  return use(ShownContext);
}
