export function matchPath(id: string): string {
  return `/match/${encodeURIComponent(id)}`;
}
