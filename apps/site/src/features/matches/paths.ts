export function matchPath(id: string): string {
  return `/match/${encodeURIComponent(id)}`;
}

/** Two teams compared; without the second one, the visitor chooses it. */
export function headToHeadPath(team: string, versus = ''): string {
  const teams = new URLSearchParams(versus === '' ? { team } : { team, versus });
  return `/matches/head-to-head?${teams.toString()}`;
}
