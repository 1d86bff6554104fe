import { TEAM_REGIONS } from '@mes/contract/vocabulary';

const ROWS = 25;

export const ELO_FILTERS = ['season', 'region', 'matches'] as const;
type EloFilters = Readonly<Record<(typeof ELO_FILTERS)[number], string | null>>;

/** The filters of a board as input of its call. */
export function toEloFilters({ season, region, matches }: EloFilters) {
  return {
    season: season === null ? undefined : Number(season),
    region: TEAM_REGIONS.find((known) => known === region),
    minMatches: Number(matches ?? 0),
  };
}

/** The first page for a URL of a board. */
export function eloRequest(params: URLSearchParams) {
  const [season, region, matches] = ELO_FILTERS.map((name) => params.get(name));
  return {
    ...toEloFilters({ season: season ?? null, region: region ?? null, matches: matches ?? null }),
    page: 0,
    size: ROWS,
  };
}
