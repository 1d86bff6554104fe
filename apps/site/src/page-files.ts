import { site } from './api/first-data';
import { routeOf } from './page-route';
import { matchRoute } from './router/match-route';
import type { PageRoute } from './router/router';

/** Only for developers of the site. */
const GALLERY = '/gallery';

/** All pages. Each page file is a route; there is no other registration. */
export const pageFiles: readonly PageRoute[] = Object.entries(
  import.meta.glob<{ default: React.ComponentType }>('./pages/**/{index,indexAny,indexAll}.tsx'),
)
  .map(([file, load]) => ({ route: routeOf(file.slice('./pages'.length)), load }))
  .filter(({ route }) => site.gallery || route !== GALLERY);

/** The page at a path of the site. */
export function pageAt(path: string): PageRoute | undefined {
  return matchRoute(pageFiles, path)?.route;
}

/** Whether a page has this path; one with a value in its path may still find nothing by it. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined;
}
