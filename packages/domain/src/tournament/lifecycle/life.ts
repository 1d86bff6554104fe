/** The steps in a tournament's life: which there are, and why one is refused. */
import type { Deadlines } from './deadlines';
import { hasReached, TOURNAMENT_STATES, type TournamentState } from './states';

/** What a step is judged by. */
export interface LifeFacts extends Pick<Deadlines, 'signupClose' | 'checkInClose'> {
  readonly state: TournamentState;
  /** Stages that are set up, and why they could not be played; null if they could. */
  readonly stages: number;
  readonly stageProblem: string | null;
  /** Teams that ever applied, and those that are in. */
  readonly applications: number;
  readonly registered: number;
  /** True once an order of the teams is published. */
  readonly seeded: boolean;
  /** Matches of the bracket that have begun, and those that are not over. */
  readonly begunMatches: number;
  readonly openMatches: number;
}

/** Check-in is for those who want one; an event by invitation has no signup. */
const STEPS_ON: Record<TournamentState, readonly TournamentState[]> = {
  draft: ['announced'],
  announced: ['signup_open', 'signup_closed'],
  signup_open: ['signup_closed'],
  signup_closed: ['check_in', 'seeding'],
  check_in: ['seeding'],
  seeding: ['running'],
  running: ['finished'],
  finished: [],
};

/** Every step from a state with the reason why it is refused, or null if it can be taken. */
export function stepsFrom(
  facts: LifeFacts,
  now: number,
): { readonly to: TournamentState; readonly refusal: string | null }[] {
  return neighbours(facts.state).map((to) => ({ to, refusal: transitionProblem(facts, to, now) }));
}

/** Why a tournament cannot be taken to another state by hand, or null if it can. */
export function transitionProblem(
  facts: LifeFacts,
  to: TournamentState,
  now: number,
): string | null {
  if (!neighbours(facts.state).includes(to))
    return `A tournament that is ${worded(facts.state)} cannot be ${worded(to)} next.`;
  const guard = hasReached(to, facts.state) ? GUARDS_ON[to] : GUARDS_BACK[to];
  return guard?.(facts, now) ?? null;
}

/** A state as a sentence says it. */
export function worded(state: TournamentState): string {
  return WORDS[state];
}

type Guard = (facts: LifeFacts, now: number) => string | null;

const GUARDS_ON: Partial<Record<TournamentState, Guard>> = {
  announced: ({ signupClose, checkInClose }, now) => {
    if (hasPassed(signupClose, now)) return 'Its signup times have passed: choose later ones.';
    if (hasPassed(checkInClose, now)) return 'Its check-in times have passed: choose later ones.';
    return null;
  },
  signup_open: ({ signupClose }, now) =>
    hasPassed(signupClose, now)
      ? 'Signup would close again at once: its closing time has passed.'
      : null,
  check_in: ({ registered, checkInClose }, now) => {
    if (registered === 0) return 'No team is registered yet.';
    if (hasPassed(checkInClose, now))
      return 'Check-in would close again at once: its closing time has passed.';
    return null;
  },
  running: ({ stages, stageProblem, registered, seeded }) => {
    if (stages === 0) return 'Choose a format first: there is no stage to play.';
    if (registered < 2) return 'At least two teams must be registered.';
    if (stageProblem !== null) return stageProblem;
    if (!seeded) return 'Publish the seeding first.';
    return null;
  },
  finished: ({ openMatches }) =>
    openMatches > 0
      ? `${counted(openMatches, 'match is', 'matches are')} still to be played.`
      : null,
};

const GUARDS_BACK: Partial<Record<TournamentState, Guard>> = {
  draft: ({ applications }) => (applications > 0 ? 'Teams have applied already.' : null),
  seeding: ({ begunMatches }) =>
    begunMatches > 0
      ? `Results depend on the draw: ${counted(begunMatches, 'match has', 'matches have')} begun.`
      : null,
  running: () => 'Correct the last result instead: that reopens the tournament by itself.',
};

const WORDS: Record<TournamentState, string> = {
  draft: 'a draft',
  announced: 'announced',
  signup_open: 'open for signup',
  signup_closed: 'closed for signup',
  check_in: 'in check-in',
  seeding: 'in seeding',
  running: 'running',
  finished: 'finished',
};

function neighbours(state: TournamentState): TournamentState[] {
  return TOURNAMENT_STATES.filter(
    (other) => STEPS_ON[state].includes(other) || STEPS_ON[other].includes(state),
  );
}

function hasPassed(date: number | null, now: number): boolean {
  return date !== null && date <= now;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
