export const MATCH_STATES = [
  'scheduled',
  'veto',
  'live',
  'finished',
  'forfeited',
  'cancelled',
] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** Those in which a match is still to be played or is being played. */
export const OPEN_MATCH_STATES = ['scheduled', 'veto', 'live'] as const satisfies MatchState[];

export function isOpenMatch({ state }: { readonly state: MatchState }): boolean {
  return OPEN_MATCH_STATES.some((open) => open === state);
}

/** A map is left out if the series was decided before it. */
export const MAP_STATES = ['upcoming', 'live', 'finished', 'left_out'] as const;
export type MapState = (typeof MAP_STATES)[number];

/** Who forfeited: one team, or both. */
export const FORFEITS = ['A', 'B', 'both'] as const;

export function hasResult({ state }: { readonly state: MatchState }): boolean {
  return state === 'finished' || state === 'forfeited';
}
