import { STATISTICS_DAYS } from '@mes/contract/vocabulary';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';

/** The filters of the page, as they stand in its address. */
export const PLAYER_FILTERS = ['time', 'tournament', 'against', 'map'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];

const ID = /^[A-Za-z0-9_-]{1,48}$/;
const LONGEST_NAME = 100;

/** Input of the call for an address. What cannot be a filter is ignored. */
export function filterInput(params: URLSearchParams) {
  const time = Number(params.get('time'));
  const tournament = params.get('tournament') ?? '';
  const against = (params.get('against') ?? '').trim();
  return {
    days: STATISTICS_DAYS.find((days) => days === time),
    tournament: ID.test(tournament) ? tournament : undefined,
    against: against !== '' && against.length <= LONGEST_NAME ? against : undefined,
    map: DEFUSE_MAPS.find((map) => map === params.get('map')),
  };
}
