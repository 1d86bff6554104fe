/** The page to return to after a sign-in: the last one that was neither the sign-in nor the dashboard. */
const KEY = 'previous-path';
const IGNORED = /^\/app\/(login|dashboard)(?=[/?#]|$)/i;
const LOGIN = /^\/app\/login(?=[/?#]|$)/i;
const HOME = '/app';

export function rememberPath(path: string): void {
  if (IGNORED.test(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // No storage: the sign-in returns to the page where it was started.
  }
}

export function previousPath(): string {
  return rememberedPath() ?? currentPage();
}

/** The page that a sign-in was started from. The provider returns its state even if it refuses. */
export function pathInState(state: string): string {
  try {
    const { previous_url: path } = JSON.parse(atob(state)) as { previous_url?: unknown };
    return typeof path === 'string' && isPage(path) ? path : HOME;
  } catch {
    return HOME;
  }
}

function rememberedPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function currentPage(): string {
  const { pathname, search, hash } = location;
  const path = pathname + search + hash;
  return isPage(path) ? path : pathInState(new URLSearchParams(search).get('state') ?? '');
}

/** A path of the site, and not the return of a sign-in: returning there would never end. */
function isPage(path: string): boolean {
  return /^\/app(?=[/?#]|$)/.test(path) && !LOGIN.test(path);
}
