/** The filters of the schedule, in the address so that they can be shared. */
export interface ScheduleFilters {
  /** The index of a stage. */
  readonly stage: number | undefined;
  readonly team: string | undefined;
  readonly isUtc: boolean;
}

/** What the tournament does not have is no filter. */
export function readFilters(
  search: URLSearchParams,
  known: { stages: readonly number[]; teams: readonly string[] },
): ScheduleFilters {
  const stage = search.get('stage');
  const team = search.get('team');
  return {
    stage: known.stages.find((index) => String(index) === stage),
    team: known.teams.find((name) => name === team),
    isUtc: search.get('zone') === 'utc',
  };
}

/** The address with one filter changed; an empty value removes it. */
export function withFilter(
  search: URLSearchParams,
  name: 'stage' | 'team' | 'zone',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return withFilter(withFilter(search, 'stage', ''), 'team', '');
}
