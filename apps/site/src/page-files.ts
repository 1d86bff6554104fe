import { matchPath } from 'react-router';
import { site } from './api/first-data';
import { routeOf } from './page-route';

interface PageModule {
  default: React.ComponentType;
}
export interface PageFile {
  /** `/players/:value` */
  readonly route: string;
  readonly load: () => Promise<PageModule>;
}

/** Only for developers of the site. */
const GALLERY = '/gallery';

/** All pages. Each page file is a route; there is no other registration. */
export const pageFiles: readonly PageFile[] = Object.entries(
  import.meta.glob<PageModule>('./pages/**/{index,indexAny,indexAll}.tsx'),
)
  .map(([file, load]) => ({ route: routeOf(file.slice('./pages'.length)), load }))
  .filter(({ route }) => site.gallery || route !== GALLERY);

/** The page at a path of the site; a static route takes precedence over one with a value. */
export function pageAt(path: string): PageFile | undefined {
  const matching = pageFiles.filter(({ route }) => matchPath(route, path));
  return matching.find(({ route }) => !/[:*]/.test(route)) ?? matching[0];
}
