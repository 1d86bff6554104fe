import type { Application } from '@mes/contract/entry-schemas';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { useAccount } from '../../../api/account';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { LoginNeeded } from '../../../components/notices/LoginNeeded';
import { Alert } from '../../../components/states/Alert';
import { FailedToLoad } from '../../../components/states/FailedToLoad';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { signupState } from './signup-state';
import { useSignupActions } from './use-signup-actions';

/** The signup button, or the reason why the visitor cannot sign up. */
export function SignupButton({ tournament }: { tournament: Tournament }) {
  const signedIn = useAccount() !== null;
  const signup = useCall('tournaments', 'signup', { id: tournament.id }, { enabled: signedIn });
  const own = useCall('accounts', 'me', {}, { enabled: signedIn });
  const actions = useSignupActions(tournament);
  const now = useNow(60_000);
  if (signup.error)
    return <FailedToLoad error={signup.error} onRetry={() => void signup.refetch()} />;

  const state = signupState({
    signedIn,
    isLeader: own.data?.isLeader,
    signup: signup.data,
    now,
  });
  switch (state.kind) {
    case 'loading':
      return <Button loading>{texts.signUp}</Button>;
    case 'logged_out':
      return <LoginNeeded />;
    case 'opens_soon':
      return <Alert>{texts.opensSoon}</Alert>;
    case 'opens_at':
      return (
        <Alert>
          {texts.opensAt} <Time at={state.at} />
        </Alert>
      );
    case 'closed':
      return <Alert kind="warning">{texts.signupClosed}</Alert>;
    case 'not_leader':
      return <Alert kind="danger">{texts.onlyLeaderSignsUp}</Alert>;
    case 'open':
      return (
        <>
          {state.application && (
            <>
              <StateChip application={state.application} />
              <Button variant="ghost" onClick={() => void actions.withdraw()}>
                {texts.withdraw}
              </Button>
            </>
          )}
          <Button onClick={() => own.data && void actions.signUp({ ...state, account: own.data })}>
            {state.application ? texts.updateRoster : texts.signUp}
          </Button>
        </>
      );
  }
}

function StateChip({ application: { state, waitlistPlace } }: { application: Application }) {
  if (state === 'registered') return <Chip tone="win">{texts.registered}</Chip>;
  if (state === 'waitlisted')
    return (
      <Chip tone="warn">
        {waitlistPlace
          ? interpolate(texts.waitingListPlace, { place: waitlistPlace })
          : texts.waitingList}
      </Chip>
    );
  return <Chip tone="info">{texts.applied}</Chip>;
}
