/** `Nov 2026`; months are counted in UTC. */
export function monthName(at: number): string {
  return new Date(at).toLocaleDateString('en', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
