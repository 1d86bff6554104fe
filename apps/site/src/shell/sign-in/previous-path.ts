/** The page to return to after a sign-in: the last one that was neither the sign-in nor the dashboard. */
const KEY = 'previous-path';
const IGNORED = /^\/app\/(login|dashboard)(\/|$)/;

export function rememberPath(path: string): void {
  if (IGNORED.test(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // No storage: the sign-in returns to the page where it was started.
  }
}

export function previousPath(): string {
  try {
    return sessionStorage.getItem(KEY) ?? currentPath();
  } catch {
    return currentPath();
  }
}

export function currentPath(): string {
  return location.pathname + location.search;
}
