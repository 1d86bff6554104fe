/** The routes of the site, derived from the names of its page files, and the matching of paths. */

export interface PageRoute {
  /** `/players/:value` */
  readonly route: string;
  /** The source file of the page, its key in the manifest. */
  readonly file: string;
}

export interface RouteMatch extends PageRoute {
  /** The decoded value of `:value` or `*`; empty if the route has neither. */
  readonly value: string;
}

const PAGE_FILE = /^src\/pages((?:\/[^/]+)*)\/(index|indexAny|indexAll)\.tsx$/;
const SUFFIXES: Record<string, string> = { index: '', indexAny: '/:value', indexAll: '/*' };

export function routeOf(file: string): PageRoute | null {
  const match = PAGE_FILE.exec(file);
  if (!match) return null;
  return { route: `${match[1]}${SUFFIXES[match[2]!]}` || '/', file };
}

/** Any path that ends with `/queue` opens the queue. */
export function isQueuePath(path: string): boolean {
  return /(^|\/)queue\/?$/i.test(path);
}

/** The lists of what has a page by its name: people cut the name off an address, or guess it. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['/leaderboards', '/leaderboards/players'],
  ['/match', '/matches'],
  ['/players', '/leaderboards/players'],
  ['/statistics', '/statistics/tournaments'],
  ['/teams', '/leaderboards/teams'],
  ['/tournament', '/tournaments'],
  ['/worlds', '/tournaments'],
]);

/** The page to open instead of a path that has none; null if there is no such page. */
export function listAt(path: string): string | null {
  return LISTS.get(path.toLowerCase().replace(/\/$/, '')) ?? null;
}

/** Matches like the browser's router: static parts before values, values before catch-alls. */
export function createRouteFinder(
  routes: readonly PageRoute[],
): (path: string) => RouteMatch | null {
  const ranked = routes
    .map((page) => ({ page, parts: partsOf(page.route) }))
    .sort((a, b) => rank(b.parts) - rank(a.parts));
  return (path) => {
    const given = decodeParts(path);
    if (!given) return null;
    for (const { page, parts } of ranked) {
      const value = match(parts, given);
      if (value !== null) return { ...page, value };
    }
    return null;
  };
}

/** The value of the route; null if the path does not match. */
function match(parts: readonly string[], given: readonly string[]): string | null {
  let value = '';
  for (const [index, part] of parts.entries()) {
    if (part === '*') return given.slice(index).join('/');
    const segment = given[index];
    if (segment === undefined) return null;
    if (part.startsWith(':')) value = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return parts.length === given.length ? value : null;
}

/** With the weights of the browser's router. */
function rank(parts: readonly string[]): number {
  return parts.reduce((sum, part) => {
    if (part === '*') return sum - 2;
    return sum + (part.startsWith(':') ? 3 : 10);
  }, parts.length);
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Null for a path with invalid percent-encoding. */
function decodeParts(path: string): string[] | null {
  try {
    return partsOf(path).map(decodeURIComponent);
  } catch {
    return null;
  }
}
