import type { Account } from '@mes/contract/accounts';
import type { Application, Signup } from '@mes/contract/entry-schemas';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';

/** Why nobody can sign up now. */
export type ClosedState =
  | { readonly kind: 'opens_soon' }
  | { readonly kind: 'opens_at'; readonly at: number }
  | { readonly kind: 'closed' };

export type SignupState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'logged_out' }
  | ClosedState
  /** From tournaments or from the whole site. */
  | { readonly kind: 'banned' }
  | { readonly kind: 'no_team' }
  /** Whether the own team is in, which its leader has to decide. */
  | { readonly kind: 'member'; readonly application: Application | null }
  | { readonly kind: 'open'; readonly signup: Signup; readonly application: Application | null };

interface SignupStateInput {
  readonly signedIn: boolean;
  /** Undefined while it is being read; 'banned' where the ban forbids reading it. */
  readonly account: Pick<Account, 'isLeader' | 'team' | 'bannedFrom'> | 'banned' | undefined;
  readonly signup: Signup | undefined;
  readonly now: number;
}

/** What is shown in place of the signup button. */
export function signupState({ signedIn, account, signup, now }: SignupStateInput): SignupState {
  if (!signedIn) return { kind: 'logged_out' };
  if (account === 'banned') return { kind: 'banned' };
  if (!signup || !account) return { kind: 'loading' };
  const application = isActive(signup.application) ? signup.application : null;
  const closed = closedState(signup, now);
  // A registered team can change its roster after signup has closed.
  if (closed && (closed.kind !== 'closed' || !application || signup.rosterLocked)) return closed;
  if (account.bannedFrom.includes('tournaments')) return { kind: 'banned' };
  if (!account.team) return { kind: 'no_team' };
  if (!account.isLeader) return { kind: 'member', application };
  return { kind: 'open', signup, application };
}

/** Null while teams can sign up. */
export function closedState(
  { state, open }: Pick<Signup, 'state' | 'open'>,
  now: number,
): ClosedState | null {
  if (state === 'signup_open') return null;
  if (hasReached(state, 'signup_open')) return { kind: 'closed' };
  return open !== null && open > now ? { kind: 'opens_at', at: open } : { kind: 'opens_soon' };
}

function isActive(application: Application | null): boolean {
  if (!application) return false;
  return ['applied', 'registered', 'waitlisted'].includes(application.state);
}
