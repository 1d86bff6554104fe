import type { Account } from '@mes/contract/accounts';
import type { Application } from '@mes/contract/entry-schemas';
import { ForbiddenError } from '@mes/contract/errors';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { TOURNAMENT_BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import { useAccount } from '../../../api/account';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { Chip } from '../../../components/layout/Chip';
import { LoginNeeded } from '../../../components/notices/LoginNeeded';
import { Alert } from '../../../components/states/Alert';
import { FailedToLoad } from '../../../components/states/FailedToLoad';
import { Time } from '../../../components/text/Time';
import { useNow } from '../../../components/text/use-now';
import { notLoggedIn } from '../../../components/texts';
import { interpolate } from '../../../interpolate';
import { MessageButton } from '../../messages/MessageButton';
import { OwnBan } from '../../moderation/OwnBan';
import * as texts from '../texts';
import styles from './SignupButton.module.css';
import { type ClosedState, closedState, signupState } from './signup-state';
import { UnmetNotice } from './UnmetNotice';
import { useSignupActions } from './use-signup-actions';

/** The signup button, or the reason why the visitor cannot sign up. */
export function SignupButton({ tournament }: { tournament: Tournament }) {
  const signedIn = useAccount() !== null;
  const signup = useCall('tournaments', 'signup', { id: tournament.id }, { enabled: signedIn });
  const own = useCall('accounts', 'me', {}, { enabled: signedIn });
  const actions = useSignupActions(tournament);
  const now = useNow(60_000);
  const isBanned = isSiteBan(own.error) || isSiteBan(signup.error);
  const failed = [signup, own].find(({ error, data }) => error && !data);
  if (failed && !isBanned)
    return <FailedToLoad error={failed.error} onRetry={() => void failed.refetch()} />;

  const state = signupState({
    signedIn,
    account: isBanned ? 'banned' : own.data,
    signup: signup.data,
    now,
  });
  switch (state.kind) {
    case 'loading':
      return <Button loading>{texts.signUp}</Button>;
    case 'logged_out':
      return <VisitorNotice closed={closedState(periodOf(tournament), now)} />;
    case 'opens_soon':
    case 'opens_at':
    case 'closed':
      return <ClosedNotice state={state} />;
    case 'banned':
      return <OwnBan scopes={TOURNAMENT_BAN_SCOPES} />;
    case 'no_team':
      return <TeamNeeded />;
    case 'member':
      return <MemberNotice application={state.application} account={own.data} />;
    case 'open': {
      const openRoster = () => own.data && void actions.signUp({ ...state, account: own.data });
      if (state.application)
        return (
          <div className={styles.application}>
            <StateChip application={state.application} />
            <Button variant="ghost" onClick={() => void actions.withdraw()}>
              {texts.withdraw}
            </Button>
            <Button variant="ghost" onClick={openRoster}>
              {texts.updateRoster}
            </Button>
          </div>
        );
      return (
        <>
          <Button onClick={openRoster}>{texts.signUp}</Button>
          <DeclinedNotice application={state.signup.application} />
          <UnmetNotice
            tournamentId={tournament.id}
            signup={state.signup}
            team={own.data?.teamData}
          />
        </>
      );
    }
  }
}

function periodOf({ state, signup: { open } }: Tournament) {
  return { state, open };
}

/** Signing in does not open a signup that is closed. */
function VisitorNotice({ closed }: { closed: ClosedState | null }) {
  if (!closed) return <LoginNeeded />;
  return (
    <LoginNeeded>
      <b className={styles.closed}>
        <ClosedText state={closed} />
      </b>
      {notLoggedIn}
    </LoginNeeded>
  );
}

function ClosedNotice({ state }: { state: ClosedState }) {
  return (
    <Alert kind={state.kind === 'closed' ? 'warning' : 'info'}>
      <ClosedText state={state} />
    </Alert>
  );
}

function ClosedText({ state }: { state: ClosedState }) {
  if (state.kind === 'closed') return texts.signupClosed;
  if (state.kind === 'opens_soon') return texts.opensSoon;
  return (
    <>
      {texts.opensAt} <Time at={state.at} />
    </>
  );
}

function DeclinedNotice({ application }: { application: Application | null }) {
  if (application?.state !== 'declined') return null;
  return (
    <Alert kind="warning" title={texts.applicationDeclined}>
      {application.reason}
    </Alert>
  );
}

function TeamNeeded() {
  return (
    <Alert title={texts.teamNeeded}>
      <p>{texts.teamNeededText}</p>
      <div className={styles.actions}>
        <Button size="sm" to="/teams/create">
          {texts.createTeam}
        </Button>
        <Button size="sm" variant="ghost" to="/dashboard">
          {texts.joinTeam}
        </Button>
        <Button size="sm" variant="ghost" to="/players/free-agents">
          {texts.freeAgents}
        </Button>
      </div>
    </Alert>
  );
}

/** What the leader has done, or whom to ask. */
function MemberNotice({
  application,
  account,
}: {
  application: Application | null;
  account: Account | undefined;
}) {
  const teamName = account?.team?.name ?? '';
  if (application)
    return (
      <Alert kind="success" title={interpolate(texts.teamSignedUp, { teamName })}>
        <StateChip application={application} />
      </Alert>
    );
  const leader = account?.teamData?.players.find(({ id }) => id === account.teamData?.leader);
  return (
    <Alert
      title={texts.onlyLeaderSignsUp}
      action={leader && <MessageButton playerId={leader.id} size="sm" />}
    >
      {leader && interpolate(texts.askLeader, { leaderName: leader.name })}
    </Alert>
  );
}

function isSiteBan(error: unknown): boolean {
  return error instanceof ForbiddenError && typeof error.details.banned === 'string';
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
