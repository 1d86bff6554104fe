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

/** Only where the site is built and tested. */
const GALLERY = '/gallery';

/** Every page there is. A new page file is a new route: nothing else has to be told. */
export const pageFiles: readonly PageFile[] = Object.entries(
  import.meta.glob<PageModule>('./pages/**/{index,indexAny,indexAll}.tsx'),
)
  .map(([file, load]) => ({ route: routeOf(file.slice('./pages'.length)), load }))
  .filter(({ route }) => site.gallery || route !== GALLERY);

/** The page that a path of the site opens; one named in full goes before one with a value. */
export function pageAt(path: string): PageFile | undefined {
  const fitting = pageFiles.filter(({ route }) => matchPath(route, path));
  return fitting.find(({ route }) => !/[:*]/.test(route)) ?? fitting[0];
}
