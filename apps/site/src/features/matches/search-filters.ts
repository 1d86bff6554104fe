/** The filters of the match search, stored in the URL so that a search can be shared. Pure. */
import { MATCH_STATES } from '@mes/contract/vocabulary';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { TEAM_NAME } from '@mes/domain/names/validity';
import { BEST_OFS, type BestOf } from '@mes/domain/series/best-of';
import type { MatchState } from '@mes/domain/series/states';

export interface MatchFilters {
  readonly tournament: string | null;
  readonly team: string;
  readonly versus: string;
  readonly player: string | null;
  readonly map: DefuseMap | null;
  readonly bestOf: BestOf | null;
  readonly state: MatchState | null;
  /** Epoch milliseconds. */
  readonly from: number | null;
  readonly to: number | null;
}

export function filtersFrom(params: URLSearchParams): MatchFilters {
  const text = (name: string) => params.get(name)?.trim() || null;
  return {
    tournament: text('tournament'),
    team: params.get('team') ?? '',
    versus: params.get('versus') ?? '',
    player: text('player'),
    map: oneOf(DEFUSE_MAPS, text('map')),
    bestOf: oneOf(BEST_OFS, Number(text('bestOf'))),
    state: oneOf(MATCH_STATES, text('state')),
    from: toTimestamp(text('from')),
    to: toTimestamp(text('to')),
  };
}

/** Without parameters for filters that are not set. */
export function toUrlParams(filters: MatchFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== null && value !== '') params.set(name, String(value));
  return params;
}

/** The filters as input of the call. */
export function toRequest({ tournament, team, versus, state, ...rest }: MatchFilters) {
  const { player, map, bestOf, from, to } = rest;
  return {
    tournamentId: tournament ?? undefined,
    team: toTeamName(team),
    versus: toTeamName(versus),
    player: player ?? undefined,
    map: map ?? undefined,
    bestOf: bestOf ?? undefined,
    states: state ? [state] : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

/** Ignores a name that is too short for the call, such as a single letter. */
function toTeamName(typed: string): string | undefined {
  const name = typed.trim();
  return name.length < TEAM_NAME.min ? undefined : name;
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((each) => each === value) ?? null;
}

function toTimestamp(text: string | null): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
