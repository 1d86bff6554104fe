/** The filters of the match search as its address holds them, so that a search can be shared. Pure. */
import { MATCH_STATES } from '@mes/contract/vocabulary';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { TEAM_NAME } from '@mes/domain/names/validity';
import { BEST_OFS, type BestOf } from '@mes/domain/series/best-of';
import type { MatchState } from './labels';

export interface SearchFilters {
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

export function filtersIn(address: URLSearchParams): SearchFilters {
  const text = (name: string) => address.get(name)?.trim() || null;
  return {
    tournament: text('tournament'),
    team: address.get('team') ?? '',
    versus: address.get('versus') ?? '',
    player: text('player'),
    map: oneOf(DEFUSE_MAPS, text('map')),
    bestOf: oneOf(BEST_OFS, Number(text('bestOf'))),
    state: oneOf(MATCH_STATES, text('state')),
    from: instantIn(text('from')),
    to: instantIn(text('to')),
  };
}

/** Filters that are not set leave no trace in the address. */
export function toAddress(filters: SearchFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== null && value !== '') address.set(name, String(value));
  return address;
}

/** As the call wants them. */
export function toRequest({ tournament, team, versus, state, ...rest }: SearchFilters) {
  const { player, map, bestOf, from, to } = rest;
  return {
    tournamentId: tournament ?? undefined,
    team: nameIn(team),
    versus: nameIn(versus),
    player: player ?? undefined,
    map: map ?? undefined,
    bestOf: bestOf ?? undefined,
    states: state ? [state] : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}

/** A single letter is the beginning of a name, not one to look for. */
function nameIn(typed: string): string | undefined {
  const name = typed.trim();
  return name.length < TEAM_NAME.min ? undefined : name;
}

function oneOf<Value>(known: readonly Value[], value: unknown): Value | null {
  return known.find((each) => each === value) ?? null;
}

function instantIn(text: string | null): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
