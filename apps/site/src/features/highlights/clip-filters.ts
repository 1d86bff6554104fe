import type { Contract } from '@mes/contract';
import type { SentInputOf } from '@mes/contract/define';
import { CLIP_KINDS, CLIP_RATINGS, CLIP_STATES } from '@mes/domain/highlights/clips';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { TEAM_NAME } from '@mes/domain/names/validity';

type ClipRequest = SentInputOf<Contract['highlights']['search']>;

export const FILTER_NAMES = [
  'query',
  'kind',
  'map',
  'player',
  'team',
  'tournament',
  'match',
  'rating',
  'since',
  'state',
  'order',
] as const;
export type ClipFilterName = (typeof FILTER_NAMES)[number];

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

export function hasFilters(params: URLSearchParams): boolean {
  return FILTER_NAMES.some((name) => params.get(name));
}

/** In days. */
export const PERIODS = { week: 7, month: 30, season: 90, year: 365 } as const;
export type ClipPeriod = keyof typeof PERIODS;

const DAY_MS = 86_400_000;

/** By whole days, so that the request stays the same while somebody looks at it. */
function sinceIn(params: URLSearchParams, now: number): number | undefined {
  const period = oneOf(Object.keys(PERIODS) as ClipPeriod[], params.get('since'));
  if (period === undefined) return undefined;
  return Math.floor(now / DAY_MS) * DAY_MS - PERIODS[period] * DAY_MS;
}

/** A single letter while somebody types is no name yet. */
function teamIn(params: URLSearchParams): string | undefined {
  const name = params.get('team')?.trim() ?? '';
  return name.length < TEAM_NAME.min ? undefined : name;
}

/** What an address asks for. Anything unknown in it is left out. */
export function requestFrom(params: URLSearchParams, now: number): ClipRequest {
  const text = (name: ClipFilterName) => params.get(name)?.trim() || undefined;
  return {
    query: text('query')?.slice(0, 200),
    kind: oneOf(CLIP_KINDS, params.get('kind')),
    map: oneOf(DEFUSE_MAPS, params.get('map')),
    player: text('player'),
    team: teamIn(params),
    match: text('match'),
    tournament: text('tournament'),
    rating: CLIP_RATINGS.find((rating) => String(rating) === params.get('rating')),
    from: sinceIn(params, now),
    state: oneOf(CLIP_STATES, params.get('state')),
    order: oneOf(['newest', 'best'] as const, params.get('order')),
  };
}
