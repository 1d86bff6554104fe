import { ELO_ORDERS, ORDER_DIRECTIONS, TEAM_REGIONS } from '@mes/contract/vocabulary';

const ROWS = 25;

export const ELO_FILTERS = ['season', 'region', 'matches', 'order', 'direction'] as const;
type EloFilters = Readonly<Record<(typeof ELO_FILTERS)[number], string | null>>;

/** The filters of a board as input of its call. */
export function toEloFilters({ season, region, matches, order, direction }: EloFilters) {
  return {
    season: season === null ? undefined : Number(season),
    region: TEAM_REGIONS.find((known) => known === region),
    minMatches: Number(matches ?? 0),
    order: ELO_ORDERS.find((known) => known === order) ?? 'elo',
    direction: directionOf(direction),
  };
}

/** The first page for a URL of a board. */
export function eloRequest(params: URLSearchParams) {
  const filters = Object.fromEntries(ELO_FILTERS.map((name) => [name, params.get(name)]));
  return {
    ...toEloFilters(filters as EloFilters),
    page: 0,
    size: ROWS,
  };
}

export function directionOf(value: string | null): (typeof ORDER_DIRECTIONS)[number] {
  return ORDER_DIRECTIONS.find((known) => known === value) ?? 'descending';
}
