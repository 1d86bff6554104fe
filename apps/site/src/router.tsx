import { createBrowserRouter, type RouteObject } from 'react-router';
import { ErrorScreen } from './shell/ErrorScreen';
import { Frame } from './shell/Frame';

type PageModule = { default: React.ComponentType };

const files = import.meta.glob<PageModule>('./pages/**/{index,indexAny,indexAll}.tsx');

/** The folder is the route; `indexAny` adds a trailing `:value`, `indexAll` catches everything below. */
const SUFFIXES: Record<string, string> = { index: '', indexAny: '/:value', indexAll: '/*' };

function routeOf(file: string): RouteObject {
  const [, folder = '', name = ''] = /^\.\/pages(.*)\/(\w+)\.tsx$/.exec(file) ?? [];
  const load = files[file] as () => Promise<PageModule>;
  return {
    path: `${folder}${SUFFIXES[name]}` || '/',
    lazy: async () => ({ Component: (await load()).default }),
  };
}

// The root of the host opens home too, without a redirect that would cost a round trip.
if (location.pathname === '/') history.replaceState(null, '', `/app${location.search}${location.hash}`);

export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      errorElement: <ErrorScreen />,
      children: Object.keys(files).map(routeOf),
    },
  ],
  { basename: '/app' },
);
