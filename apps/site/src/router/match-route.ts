/** Values of a route: `value` of `/:value`, and `*` of what lies below `/*`. */
export interface Params {
  readonly value?: string;
  readonly '*'?: string;
}

export interface RouteMatch<R> {
  readonly route: R;
  readonly params: Params;
}

/** A static route takes precedence over one with a value, and that over one that catches all. */
export function matchRoute<R extends { readonly route: string }>(
  routes: readonly R[],
  pathname: string,
): RouteMatch<R> | null {
  const path = pathname.replace(/(?!^)\/+$/, '');
  let best: RouteMatch<R> | null = null;
  for (const route of routes) {
    const params = paramsOf(route.route, path);
    if (params && (!best || rankOf(route.route) < rankOf(best.route.route)))
      best = { route, params };
  }
  return best;
}

const RANKS = { static: 0, value: 1, below: 2 };

function rankOf(route: string): number {
  return RANKS[kindOf(route)];
}

function kindOf(route: string): keyof typeof RANKS {
  if (route.endsWith('/*')) return 'below';
  return route.endsWith('/:value') ? 'value' : 'static';
}

/** Null if the route does not match. Letters match in either case, as people type them. */
function paramsOf(route: string, path: string): Params | null {
  const kind = kindOf(route);
  if (kind === 'static') return isSame(route, path) ? {} : null;
  const folder = route.slice(0, route.lastIndexOf('/'));
  const rest = path.slice(folder.length);
  if (!isSame(folder, path.slice(0, folder.length)) || (rest !== '' && rest[0] !== '/'))
    return null;
  const below = rest.slice(1);
  if (kind === 'below') return { '*': decode(below) };
  return below === '' || below.includes('/') ? null : { value: decode(below) };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** An address that was cut in half still shows a page. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
