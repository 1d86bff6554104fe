/** The filters of the list of tournaments, stored in the URL so that it can be shared. Pure. */
import { REGIONS, type Region } from '@mes/domain/tournament/name/tournament-name';

export interface TournamentFilters {
  readonly named: string;
  readonly region: Region | null;
  readonly season: number | null;
  readonly view: 'list' | 'calendar';
  /** `2026-11`; null for the current month. */
  readonly month: string | null;
}

const MIN_NAME = 2;
const MAX_SEASON = 9_999;

export function filtersFrom(params: URLSearchParams): TournamentFilters {
  const season = Number(params.get('season') ?? Number.NaN);
  return {
    named: params.get('name') ?? '',
    region: REGIONS.find((each) => each === params.get('region')) ?? null,
    season: Number.isInteger(season) && season > 0 && season <= MAX_SEASON ? season : null,
    view: params.get('view') === 'calendar' ? 'calendar' : 'list',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
  };
}

export function toUrlParams(filters: TournamentFilters): URLSearchParams {
  const { named, region, season, view, month } = filters;
  const params = new URLSearchParams();
  if (named) params.set('name', named);
  if (region) params.set('region', region);
  if (season !== null) params.set('season', String(season));
  if (view === 'calendar') params.set('view', view);
  if (view === 'calendar' && month) params.set('month', month);
  return params;
}

/** The filters as input of the call. */
export function toRequest({ named, region, season }: TournamentFilters) {
  const name = named.trim();
  return {
    named: name.length < MIN_NAME ? undefined : name.slice(0, 100),
    region: region ?? undefined,
    season: season ?? undefined,
  };
}
