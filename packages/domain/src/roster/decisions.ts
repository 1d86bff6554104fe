/** Which decisions staff may make about an application, and until when. */
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

export interface DecisionInput {
  readonly from: ApplicationState;
  readonly to: Decision;
  /** Of the tournament. */
  readonly state: TournamentState;
  /** Infinity without a limit. */
  readonly freePlaces: number;
  /** Whether the team has a place in the bracket. */
  readonly isInBracket: boolean;
}

/** Why a decision cannot be made, or null if it can. */
export function decisionProblem({
  from,
  to,
  state,
  freePlaces,
  isInBracket,
}: DecisionInput): string | null {
  if (from === to) return `This team is ${to} already.`;
  if (state === 'finished') return 'The tournament is over.';
  if (from === 'withdrawn')
    return 'This team has withdrawn. Add it again if it wants to come back.';
  if (hasReached(state, 'running')) return runningDecisionProblem({ from, to, isInBracket });
  if (to === 'registered' && freePlaces <= 0) return 'All places are taken.';
  if (to === 'dropped' && from !== 'registered')
    return 'Only a team that is registered can be dropped.';
  return null;
}

/** Whether the decision needs a reason, which the team is shown. */
export function needsReason(to: Decision): boolean {
  return to === 'declined' || to === 'dropped' || to === 'disqualified';
}

function runningDecisionProblem({
  from,
  to,
  isInBracket,
}: Pick<DecisionInput, 'from' | 'to' | 'isInBracket'>): string | null {
  if (!isInBracket) return 'The bracket is drawn: no other team can join.';
  const isOut = to === 'dropped' || to === 'disqualified';
  if (isOut || (to === 'registered' && from !== 'registered')) return null;
  return 'The bracket is drawn: a team can only be dropped, disqualified or restored.';
}
