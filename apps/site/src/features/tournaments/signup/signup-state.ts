import type { Application, Signup } from '@mes/contract/entry-schemas';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';

export type SignupState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'logged_out' }
  | { readonly kind: 'opens_soon' }
  | { readonly kind: 'opens_at'; readonly at: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'not_leader' }
  | { readonly kind: 'open'; readonly signup: Signup; readonly application: Application | null };

interface SignupStateInput {
  readonly signedIn: boolean;
  /** Undefined while it is being read. */
  readonly isLeader: boolean | undefined;
  readonly signup: Signup | undefined;
  readonly now: number;
}

/** What is shown in place of the signup button. */
export function signupState({ signedIn, isLeader, signup, now }: SignupStateInput): SignupState {
  if (!signedIn) return { kind: 'logged_out' };
  if (!signup || isLeader === undefined) return { kind: 'loading' };
  const { state, open, rosterLocked } = signup;
  if (!hasReached(state, 'signup_open'))
    return open !== null && open > now ? { kind: 'opens_at', at: open } : { kind: 'opens_soon' };
  const application = isActive(signup.application) ? signup.application : null;
  // A registered team can change its roster after signup has closed.
  if (state !== 'signup_open' && (!application || rosterLocked)) return { kind: 'closed' };
  if (!isLeader) return { kind: 'not_leader' };
  return { kind: 'open', signup, application };
}

function isActive(application: Application | null): boolean {
  if (!application) return false;
  return ['applied', 'registered', 'waitlisted'].includes(application.state);
}
