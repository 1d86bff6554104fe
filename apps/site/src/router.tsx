import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { type PageFile, pageFiles } from './page-files';
import { ErrorScreen } from './shell/errors/ErrorScreen';
import { NotFound } from './shell/errors/NotFound';
import { UnexpectedError } from './shell/errors/UnexpectedError';
import { Frame } from './shell/Frame';
import { PageSkeleton } from './shell/PageSkeleton';

export const BASE = '/app';

/** Also starts loading the page at the current URL. */
export function createRouter(): DataRouter {
  moveBelowBase();
  return createBrowserRouter(routes(), { basename: BASE });
}

export function routes(): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <UnexpectedError />,
      children: [
        {
          // The error of a page is shown inside the frame.
          errorElement: <ErrorScreen />,
          children: [...pageFiles.map(routeOf), { path: '*', element: <NotFound /> }],
        },
      ],
    },
  ];
}

/**
 * Rewrites URLs outside of `/app` in the browser, as a redirect would cost a round trip. `/` opens the
 * home page; unknown URLs get the not-found page inside the frame.
 */
function moveBelowBase(): void {
  if (/^\/app(\/|$)/.test(location.pathname)) return;
  const path = location.pathname === '/' ? '' : location.pathname;
  history.replaceState(null, '', `${BASE}${path}${location.search}${location.hash}`);
}

function routeOf({ route, load }: PageFile): RouteObject {
  return {
    path: route,
    lazy: async () => ({ Component: (await load()).default }),
    hydrateFallbackElement: <PageSkeleton />,
  };
}
