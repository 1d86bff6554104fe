/** What staff may make of a team's application, and until when. */
import {
  type ApplicationState,
  hasReached,
  type TournamentState,
} from '../tournament/lifecycle/states';

export const DECISIONS = [
  'registered',
  'waitlisted',
  'declined',
  'dropped',
  'disqualified',
] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Deciding {
  readonly from: ApplicationState;
  readonly to: Decision;
  /** Of the tournament. */
  readonly state: TournamentState;
  /** Places that are left; endless without a limit. */
  readonly freePlaces: number;
  /** Whether the team was drawn into the bracket. */
  readonly isDrawn: boolean;
}

/** Why a decision cannot be made, or null if it can. */
export function whyNotDecide({ from, to, state, freePlaces, isDrawn }: Deciding): string | null {
  if (from === to) return `This team is ${to} already.`;
  if (state === 'finished') return 'The tournament is over.';
  if (from === 'withdrawn')
    return 'This team has withdrawn. Add it again if it wants to come back.';
  if (hasReached(state, 'running')) return whyNotWhileRunning({ from, to, isDrawn });
  if (to === 'registered' && freePlaces <= 0) return 'All places are taken.';
  if (to === 'dropped' && from !== 'registered')
    return 'Only a team that is registered can be dropped.';
  return null;
}

/** Whether those concerned must be told why. */
export function needsReason(to: Decision): boolean {
  return to === 'declined' || to === 'dropped' || to === 'disqualified';
}

function whyNotWhileRunning({
  from,
  to,
  isDrawn,
}: Pick<Deciding, 'from' | 'to' | 'isDrawn'>): string | null {
  if (!isDrawn) return 'Matches are drawn: no other team can come in.';
  const isOut = to === 'dropped' || to === 'disqualified';
  if (isOut || (to === 'registered' && from !== 'registered')) return null;
  return 'Matches are drawn: a team can only be dropped, disqualified or brought back.';
}
