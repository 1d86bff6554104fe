/** The filters of the performance panel of a team, stored in the address. Pure. */
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';

export const PERIODS = ['30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

export interface PerformanceFilters {
  /** Days until now. */
  readonly time: Period | null;
  readonly tournament: string | null;
  readonly against: string | null;
  readonly map: DefuseMap | null;
}

const DAY_MS = 86_400_000;

export function filtersFrom(params: URLSearchParams): PerformanceFilters {
  const text = (name: string) => params.get(name)?.trim() || null;
  return {
    time: PERIODS.find((period) => period === params.get('time')) ?? null,
    tournament: text('tournament'),
    against: text('against'),
    map: DEFUSE_MAPS.find((map) => map === params.get('map')) ?? null,
  };
}

/** The same address with other filters; parameters of other parts of the page stay. */
export function withFilters(
  params: URLSearchParams,
  change: Partial<Record<keyof PerformanceFilters, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filters as input of the call. Whole days, so that the answer can be cached. */
export function toRequest(
  team: string,
  { time, tournament, against, map }: PerformanceFilters,
  now: number,
) {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return {
    team,
    startDate: time === null ? undefined : today - Number(time) * DAY_MS,
    tournaments: tournament === null ? undefined : [tournament],
    versus: against ?? undefined,
    map: map ?? undefined,
  };
}
