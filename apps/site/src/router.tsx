import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { type PageFile, pageFiles } from './page-files';
import { ErrorScreen } from './shell/errors/ErrorScreen';
import { NotFound } from './shell/errors/NotFound';
import { UnexpectedError } from './shell/errors/UnexpectedError';
import { Frame } from './shell/Frame';
import { PageSkeleton } from './shell/PageSkeleton';

export const BASE = '/app';

/** Begins to load the page that the address means. */
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
          // An error of a page leaves the frame around it standing.
          errorElement: <ErrorScreen />,
          children: [...pageFiles.map(routeOf), { path: '*', element: <NotFound /> }],
        },
      ],
    },
  ];
}

/**
 * The root of the host opens home too, without a redirect that would cost a round trip. An address
 * that the server does not know at all still gets the frame, with its not-found page inside.
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
