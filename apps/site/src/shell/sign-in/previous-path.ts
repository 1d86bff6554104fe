/** Where a sign-in returns to: the last page that was neither the sign-in nor the dashboard. */
const KEY = 'previous-path';
const PASSED_OVER = /^\/app\/(login|dashboard)(\/|$)/;

export function rememberPath(path: string): void {
  if (PASSED_OVER.test(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is closed: the sign-in returns to where it was started.
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
