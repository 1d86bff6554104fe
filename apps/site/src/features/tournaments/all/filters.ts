/** The filters of the list of tournaments, stored in the URL so that it can be shared. Pure. */
import { REGIONS, type Region } from '@mes/domain/tournament/name/tournament-name';

/** The parts of the list, as its tabs show them. */
export const SHOWN_STATES = ['all', 'running', 'open', 'upcoming', 'past'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export interface TournamentFilters {
  readonly show: ShownState;
  readonly named: string;
  /** What names of tournaments have in common: `Embers of Victory`. */
  readonly series: string | null;
  readonly region: Region | null;
  readonly season: number | null;
  /** Only what the own team can sign up for, or has. */
  readonly fits: boolean;
  readonly view: 'list' | 'calendar';
  /** `2026-11`; null for the current month. */
  readonly month: string | null;
}

const MIN_NAME = 2;
const MAX_NAME = 100;
const MAX_SEASON = 9_999;
const MAX_OF_SERIES = 100;

export function filtersFrom(params: URLSearchParams): TournamentFilters {
  const season = Number(params.get('season') ?? Number.NaN);
  return {
    show: SHOWN_STATES.find((each) => each === params.get('show')) ?? 'all',
    named: params.get('name') ?? '',
    series: params.get('series')?.slice(0, MAX_NAME) || null,
    region: REGIONS.find((each) => each === params.get('region')) ?? null,
    season: Number.isInteger(season) && season > 0 && season <= MAX_SEASON ? season : null,
    fits: params.get('fits') === 'true',
    view: params.get('view') === 'calendar' ? 'calendar' : 'list',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
  };
}

export function toUrlParams(filters: TournamentFilters): URLSearchParams {
  const { show, named, series, region, season, fits, view, month } = filters;
  const params = new URLSearchParams();
  if (show !== 'all') params.set('show', show);
  if (named) params.set('name', named);
  if (series) params.set('series', series);
  if (region) params.set('region', region);
  if (season !== null) params.set('season', String(season));
  if (fits) params.set('fits', 'true');
  if (view === 'calendar') params.set('view', view);
  if (view === 'calendar' && month) params.set('month', month);
  return params;
}

/** The address of the list with these filters. */
export function pathWith(filters: TournamentFilters): string {
  const params = toUrlParams(filters).toString();
  return params ? `/tournaments?${params}` : '/tournaments';
}

/** The filters as input of the calls. */
export function toRequest({ named, region, season }: TournamentFilters) {
  const name = named.trim();
  return {
    named: name.length < MIN_NAME ? undefined : name.slice(0, MAX_NAME),
    region: region ?? undefined,
    season: season ?? undefined,
  };
}

/** A few of each series; all of the one that was chosen, and for the calendar. */
export function toPastRequest(filters: TournamentFilters) {
  const { series, view } = filters;
  return {
    ...toRequest(filters),
    series: series ?? undefined,
    count: series !== null || view === 'calendar' ? MAX_OF_SERIES : undefined,
  };
}
