/** The dates of a tournament: what they do by themselves, and which orders of them make sense. */
import { hasReached, type TournamentState } from './states';

/** Epoch milliseconds; null where staff take the step by hand. */
export interface Deadlines {
  readonly signupOpen: number | null;
  readonly signupClose: number | null;
  readonly checkInOpen: number | null;
  readonly checkInClose: number | null;
  readonly rosterLock: number | null;
}

/**
 * The state that a tournament is in at a moment, whatever state was last written down. A check-in
 * that was over before anyone opened it (the server was away) is skipped: nobody missed it.
 */
export function stateAt(
  written: TournamentState,
  deadlines: Deadlines,
  now: number,
): TournamentState {
  let state = written;
  for (let next = dueStep(state, deadlines, now); next; next = dueStep(state, deadlines, now)) {
    state = next;
  }
  return state;
}

/** The next step that its dates make a tournament take by now, or null for none. */
export function dueStep(
  state: TournamentState,
  { signupOpen, signupClose, checkInOpen, checkInClose }: Deadlines,
  now: number,
): TournamentState | null {
  if (state === 'announced' && isPast(signupOpen, now)) return 'signup_open';
  if (state === 'signup_open' && isPast(signupClose, now)) return 'signup_closed';
  if (state === 'signup_closed' && isPast(checkInOpen, now))
    return isPast(checkInClose, now) ? 'seeding' : 'check_in';
  if (state === 'check_in' && isPast(checkInClose, now)) return 'seeding';
  return null;
}

/** Without a lock time rosters are fixed when signup closes; with one, leaders can change them until then. */
export function isRosterLocked(
  written: TournamentState,
  deadlines: Deadlines,
  now: number,
): boolean {
  const state = stateAt(written, deadlines, now);
  if (hasReached(state, 'running')) return true;
  if (deadlines.rosterLock !== null) return isPast(deadlines.rosterLock, now);
  return hasReached(state, 'signup_closed');
}

export interface DeadlineProblem {
  /** The date that has to change. */
  readonly deadline: keyof Deadlines;
  readonly reason: string;
}

/** Every contradiction between the dates, each at the later date of its two. */
export function orderProblems(deadlines: Deadlines): DeadlineProblem[] {
  const { signupOpen, signupClose, checkInOpen, checkInClose, rosterLock } = deadlines;
  const found: (DeadlineProblem | false)[] = [
    isAfter(signupOpen, signupClose) && {
      deadline: 'signupClose',
      reason: 'Signup must not close before it opens.',
    },
    isAfter(signupClose, checkInOpen) && {
      deadline: 'checkInOpen',
      reason: 'Check-in must not open before signup closes.',
    },
    checkInClose !== null &&
      checkInOpen === null && {
        deadline: 'checkInOpen',
        reason: 'Check-in needs a time to open if it has one to close.',
      },
    isAfter(checkInOpen, checkInClose) && {
      deadline: 'checkInClose',
      reason: 'Check-in must not close before it opens.',
    },
    isAfter(signupClose, rosterLock) && {
      deadline: 'rosterLock',
      reason: 'Rosters must not lock before signup closes.',
    },
  ];
  return found.filter((problem) => problem !== false);
}

/** Why the dates contradict each other, or null if they do not. */
export function orderProblem(deadlines: Deadlines): string | null {
  return orderProblems(deadlines)[0]?.reason ?? null;
}

/**
 * Why new dates cannot be taken on now, or null if they can. A step that they would bring on at
 * once is only refused where it could surprise: nobody would have had time to sign up or check in.
 */
export function latenessProblem(
  state: TournamentState,
  { before, after, now }: { before: Deadlines; after: Deadlines; now: number },
): string | null {
  if (state === 'draft') return null;
  const closesSignupNow = isNewlyPast('signupClose', { before, after, now });
  if (closesSignupNow && !hasReached(state, 'signup_closed'))
    return 'Signup cannot close in the past. Close it by hand instead.';
  const closesCheckInNow = isNewlyPast('checkInClose', { before, after, now });
  if (closesCheckInNow && !hasReached(state, 'seeding'))
    return 'Check-in cannot close in the past: every team would miss it.';
  return null;
}

/**
 * The dates after a step by hand. They agree with it for everyone who reads them, and none that has
 * passed would take the tournament straight back to where it was.
 */
export function datesAfterStep(
  from: TournamentState,
  { to, deadlines, now }: { to: TournamentState; deadlines: Deadlines; now: number },
): Deadlines {
  return hasReached(to, from)
    ? datesAfterStepOn(from, { to, deadlines, now })
    : datesAfterStepBack(to, deadlines, now);
}

function datesAfterStepOn(
  from: TournamentState,
  { to, deadlines, now }: { to: TournamentState; deadlines: Deadlines; now: number },
): Deadlines {
  const byNow = (date: number | null) => (date === null || date > now ? now : date);
  const { signupOpen, signupClose, checkInOpen, checkInClose } = deadlines;
  if (to === 'signup_open') return { ...deadlines, signupOpen: byNow(signupOpen) };
  if (to === 'signup_closed')
    return {
      ...deadlines,
      signupOpen: isPast(signupOpen, now) ? signupOpen : null,
      signupClose: byNow(signupClose),
    };
  if (to === 'check_in') return { ...deadlines, checkInOpen: byNow(checkInOpen) };
  if (from === 'check_in') return { ...deadlines, checkInClose: byNow(checkInClose) };
  return deadlines;
}

function datesAfterStepBack(to: TournamentState, deadlines: Deadlines, now: number): Deadlines {
  const toCome = (date: number | null, of: TournamentState) =>
    isPast(date, now) && !hasReached(to, of) ? null : date;
  const checkInOpen = toCome(deadlines.checkInOpen, 'check_in');
  return {
    signupOpen: toCome(deadlines.signupOpen, 'signup_open'),
    signupClose: toCome(deadlines.signupClose, 'signup_closed'),
    checkInOpen,
    checkInClose: checkInOpen === null ? null : toCome(deadlines.checkInClose, 'seeding'),
    rosterLock: toCome(deadlines.rosterLock, 'signup_closed'),
  };
}

/** Every date moved by as much, for the next edition of an event. */
export function shifted(deadlines: Deadlines, by: number): Deadlines {
  const move = (date: number | null) => (date === null ? null : date + by);
  return {
    signupOpen: move(deadlines.signupOpen),
    signupClose: move(deadlines.signupClose),
    checkInOpen: move(deadlines.checkInOpen),
    checkInClose: move(deadlines.checkInClose),
    rosterLock: move(deadlines.rosterLock),
  };
}

function isPast(date: number | null, now: number): boolean {
  return date !== null && date <= now;
}

function isNewlyPast(
  name: keyof Deadlines,
  { before, after, now }: { before: Deadlines; after: Deadlines; now: number },
): boolean {
  return after[name] !== before[name] && isPast(after[name], now);
}

function isAfter(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}
