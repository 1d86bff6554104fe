/** In the order of a tournament's life. */
export const TOURNAMENT_STATES = [
  'draft',
  'announced',
  'signup_open',
  'signup_closed',
  'check_in',
  'seeding',
  'running',
  'finished',
] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** What can become of a team's application. */
export const APPLICATION_STATES = [
  'applied',
  'registered',
  'waitlisted',
  'declined',
  'withdrawn',
  'dropped',
  'disqualified',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Whether a tournament in `state` has come as far as `mark` in its life. */
export function hasReached(state: TournamentState, mark: TournamentState): boolean {
  return TOURNAMENT_STATES.indexOf(state) >= TOURNAMENT_STATES.indexOf(mark);
}
