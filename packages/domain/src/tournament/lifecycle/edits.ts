/** Which settings of a tournament may still change as its life goes on. */
import { hasReached, type TournamentState } from './states';

/** The state from which on a setting stays as it is. What is not named can always change. */
const FROZEN_FROM = {
  region: 'running',
  season: 'running',
  stages: 'running',
  tieBreaks: 'running',
  mapPool: 'running',
  rulesRequired: 'running',
  startsAt: 'finished',
  'signup.open': 'signup_open',
  'signup.close': 'signup_closed',
  'signup.min': 'check_in',
  'signup.max': 'check_in',
  'signup.regions': 'check_in',
  'signup.automatic': 'check_in',
  'signup.teams': 'running',
  'signup.checkInOpen': 'check_in',
  'signup.checkInClose': 'seeding',
  'signup.rosterLock': 'running',
} as const satisfies Record<string, TournamentState>;

const REASONS: Record<(typeof FROZEN_FROM)[keyof typeof FROZEN_FROM], string> = {
  signup_open: 'signup has opened',
  signup_closed: 'signup has closed',
  check_in: 'check-in has begun',
  seeding: 'check-in is over',
  running: 'matches are drawn by it',
  finished: 'the tournament is over',
};

/** Why a setting cannot change any more, or null if it can. */
export function frozenProblem(setting: string, state: TournamentState): string | null {
  return frozenSettings(state).find((frozen) => frozen.setting === setting)?.reason ?? null;
}

export function frozenSettings(
  state: TournamentState,
): { readonly setting: string; readonly reason: string }[] {
  return Object.entries(FROZEN_FROM)
    .filter(([, mark]) => hasReached(state, mark))
    .map(([setting, mark]) => ({
      setting,
      reason: `It can no longer change: ${REASONS[mark]}.`,
    }));
}
