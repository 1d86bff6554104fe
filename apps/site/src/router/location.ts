/** Where the site is, without the prefix that all of its addresses have. */
export interface Location {
  /** `/players/kara`, encoded as in the address. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Another one for each entry of the history. */
  readonly key: string;
  /** What the navigation brought along; it survives a reload. */
  readonly state: unknown;
}

export type Path = Pick<Location, 'pathname' | 'search' | 'hash'>;

export const BASE = '/app';

/** `?page=2` keeps the path, `#rules` the query as well. */
export function resolvePath(to: string, from: Path): Path {
  if (to.startsWith('#')) return { ...from, hash: to === '#' ? '' : to };
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return {
    pathname: pathname === '' ? from.pathname : normalize(pathname),
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** Null for what is not below the base. */
export function readHref(href: string): Path | null {
  if (href !== BASE && !/^\/app[/?#]/.test(href)) return null;
  return resolvePath(href.slice(BASE.length) || '/', { pathname: '/', search: '', hash: '' });
}

/** The address of a path, with the base. */
export function toHref(to: string | Path): string {
  if (typeof to === 'string') return to === '/' ? BASE : `${BASE}${to}`;
  const { pathname, search, hash } = to;
  return `${pathname === '/' ? BASE : `${BASE}${pathname}`}${search}${hash}`;
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function normalize(pathname: string): string {
  return pathname.startsWith('/') ? pathname : `/${pathname}`;
}
