import type { MatchState } from './states';
import type { TeamSlot } from './team-slots';

/** What a player of a match is to do now, or what the match waits for. */
export const MATCH_STEPS = [
  'wait_for_teams',
  'wait_for_check_in',
  'check_in',
  'ready',
  'wait_for_captain',
  'wait_for_opponent',
  'take_turn',
  'watch_veto',
  'play',
  'report',
  'answer_report',
  'wait_for_answer',
  'wait_for_staff',
  'banned',
] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

/** A match that is not over, as one of its players sees it. */
export interface StepInput {
  readonly state: MatchState;
  readonly areTeamsKnown: boolean;
  readonly own: TeamSlot;
  /** The captain is the leader of the team. */
  readonly isCaptain: boolean;
  /** From tournaments. */
  readonly isBanned: boolean;
  readonly checkInOpensAt: number | null;
  readonly isCheckedIn: boolean;
  readonly isReady: boolean;
  /** Whose turn it is in the veto; null before it begins and after its end. */
  readonly turn: TeamSlot | null;
  /** The newest report of a result, if it still counts. */
  readonly report: { readonly by: TeamSlot; readonly state: 'pending' | 'disputed' } | null;
}

/**
 * Every player may check their team in; whatever commits the team is up to its captain. Teams that
 * do not use the room can report a result of a match that has not begun, so a report comes first.
 */
export function nextStep(match: StepInput, now: number): MatchStep {
  const { state, own, isCaptain, turn, report } = match;
  if (!match.areTeamsKnown) return 'wait_for_teams';
  if (match.isBanned) return 'banned';
  if (report?.state === 'disputed') return 'wait_for_staff';
  if (report) {
    if (report.by === own) return 'wait_for_answer';
    return isCaptain ? 'answer_report' : 'wait_for_captain';
  }
  if (state === 'live') return isCaptain ? 'report' : 'play';
  if (state === 'veto' && turn !== null)
    return turn === own && isCaptain ? 'take_turn' : 'watch_veto';
  if (state === 'scheduled' && !match.isCheckedIn)
    return isCheckInOpen(match, now) ? 'check_in' : 'wait_for_check_in';
  if (!isCaptain) return 'wait_for_captain';
  return match.isReady ? 'wait_for_opponent' : 'ready';
}

/** A match without a time can be checked in for at any time. */
export function isCheckInOpen(
  { checkInOpensAt }: { readonly checkInOpensAt: number | null },
  now: number,
): boolean {
  return checkInOpensAt === null || now >= checkInOpensAt;
}
