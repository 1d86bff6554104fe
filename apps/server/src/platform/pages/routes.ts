/** The routes of the site, found in the names of its page files, and which of them a path means. */

export interface PageRoute {
  /** `/players/:value` */
  readonly route: string;
  /** The page's source file, by which the manifest knows its chunk. */
  readonly file: string;
}

export interface FoundRoute extends PageRoute {
  /** What stands in the place of `:value` or `*`, decoded; empty where the route has neither. */
  readonly value: string;
}

const PAGE_FILE = /^src\/pages((?:\/[^/]+)*)\/(index|indexAny|indexAll)\.tsx$/;
const SUFFIXES: Record<string, string> = { index: '', indexAny: '/:value', indexAll: '/*' };

export function routeOf(file: string): PageRoute | null {
  const match = PAGE_FILE.exec(file);
  if (!match) return null;
  return { route: `${match[1]}${SUFFIXES[match[2]!]}` || '/', file };
}

/** Whichever the path, a last part `queue` opens the queue. */
export function isQueuePath(path: string): boolean {
  return /(^|\/)queue\/?$/i.test(path);
}

/** The same choice as the browser's router makes: words before values, values before catch-alls. */
export function createRouteFinder(
  routes: readonly PageRoute[],
): (path: string) => FoundRoute | null {
  const ranked = routes
    .map((page) => ({ page, parts: partsOf(page.route) }))
    .sort((a, b) => rank(b.parts) - rank(a.parts));
  return (path) => {
    const given = decoded(path);
    if (!given) return null;
    for (const { page, parts } of ranked) {
      const value = match(parts, given);
      if (value !== null) return { ...page, value };
    }
    return null;
  };
}

/** The value of the route; null where the path is another. */
function match(parts: readonly string[], given: readonly string[]): string | null {
  let value = '';
  for (const [index, part] of parts.entries()) {
    if (part === '*') return given.slice(index).join('/');
    const word = given[index];
    if (word === undefined) return null;
    if (part.startsWith(':')) value = word;
    else if (part.toLowerCase() !== word.toLowerCase()) return null;
  }
  return parts.length === given.length ? value : null;
}

/** The weights of the browser's router. */
function rank(parts: readonly string[]): number {
  return parts.reduce((sum, part) => {
    if (part === '*') return sum - 2;
    return sum + (part.startsWith(':') ? 3 : 10);
  }, parts.length);
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Null for an address whose escapes are broken. */
function decoded(path: string): string[] | null {
  try {
    return partsOf(path).map(decodeURIComponent);
  } catch {
    return null;
  }
}
