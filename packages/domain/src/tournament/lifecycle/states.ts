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

/** What the public sees of a tournament's teams; other applications are between a team and staff. */
export const PUBLIC_APPLICATION_STATES = [
  'registered',
  'dropped',
  'disqualified',
] as const satisfies readonly ApplicationState[];
export type PublicApplicationState = (typeof PUBLIC_APPLICATION_STATES)[number];

export function isPublicApplication(state: ApplicationState): state is PublicApplicationState {
  return PUBLIC_APPLICATION_STATES.some((each) => each === state);
}

/** Whether the team takes part or may still come to take part. */
export function isPendingApplication(state: ApplicationState): boolean {
  return state === 'applied' || state === 'registered' || state === 'waitlisted';
}

/** Whether the players of the roster cannot be on the roster of another team. */
export function reservesPlayers(state: ApplicationState): boolean {
  return state !== 'declined' && state !== 'withdrawn' && state !== 'dropped';
}
