/** The filters of the page of all matches, stored in the URL. Pure. */
import { TEAM_NAME } from '@mes/domain/names/validity';
import type { MatchState } from '@mes/domain/series/states';

export interface AllMatchesFilters {
  readonly show: 'upcoming' | 'results';
  readonly tournament: string | null;
  readonly team: string;
}

interface Selection {
  readonly states: MatchState[];
  /** Rows of a bracket that is still to be played say nothing. */
  readonly known?: boolean;
  readonly order: 'newest' | 'oldest';
}

export const NOW: Selection = { states: ['live', 'veto'], order: 'oldest' };
export const NEXT: Selection = { states: ['scheduled'], known: true, order: 'oldest' };
export const PLAYED: Selection = { states: ['finished', 'forfeited'], order: 'newest' };

export function filtersFrom(params: URLSearchParams): AllMatchesFilters {
  return {
    show: params.get('show') === 'results' ? 'results' : 'upcoming',
    tournament: params.get('tournament')?.trim() || null,
    team: params.get('team') ?? '',
  };
}

export function toUrlParams({ show, tournament, team }: AllMatchesFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (show === 'results') params.set('show', show);
  if (tournament) params.set('tournament', tournament);
  if (team) params.set('team', team);
  return params;
}

/** The filters as input of the call; a name that is too short for a team is ignored. */
export function toRequest({ tournament, team }: AllMatchesFilters) {
  const name = team.trim();
  return {
    tournamentId: tournament ?? undefined,
    team: name.length < TEAM_NAME.min ? undefined : name,
  };
}
