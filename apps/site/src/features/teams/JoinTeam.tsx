import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { INVITATION_PARAMETER } from './paths';
import * as texts from './texts';

/** The way into a team: by an invitation, by its link, or by asking. Nothing for those who have a team. */
export function JoinTeam({ teamName }: { teamName: string }) {
  const signedIn = useAccount();
  const account = useCall('accounts', 'me', {}, { enabled: signedIn !== null });
  const [params] = useSearchParams();
  const invitation = params.get(INVITATION_PARAMETER) ?? undefined;
  if (!signedIn) {
    // The sign-in returns to this URL.
    return invitation ? <Button to="/dashboard">{texts.signInToJoin}</Button> : null;
  }
  const me = account.data;
  if (!me || me.team?.name === teamName) return null;
  const isFor = ({ team }: { team: { name: string } }) => team.name === teamName;
  if (invitation || me.invitations.some(isFor)) {
    return <JoinButton input={{ team: teamName, invitation }} />;
  }
  return me.team ? null : <RequestButton teamName={teamName} isAsked={me.requests.some(isFor)} />;
}

const INVALIDATES = {
  invalidates: ['accounts', 'teams', 'players', 'personalHome'] as const,
};

function JoinButton({ input }: { input: { team: string; invitation: string | undefined } }) {
  const [, setParams] = useSearchParams();
  const join = useWrite('teams', 'join', INVALIDATES);
  const start = async () => {
    try {
      await join.mutateAsync(input);
      const message = interpolate(texts.teamJoined, { teamName: input.team });
      notify({ message, kind: 'success' });
      // So that a copied URL invites nobody else.
      if (input.invitation) setParams({}, { replace: true });
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Button loading={join.isPending} onClick={() => void start()}>
      {texts.joinTeam}
    </Button>
  );
}

function RequestButton({ teamName, isAsked }: { teamName: string; isAsked: boolean }) {
  const ask = useWrite('teams', 'askToJoin', INVALIDATES);
  const withdraw = useWrite('teams', 'withdrawRequest', INVALIDATES);
  const start = async () => {
    try {
      await (isAsked ? withdraw : ask).mutateAsync({ team: teamName });
      const message = isAsked ? texts.requestWithdrawn : texts.requestSent;
      notify({ message: interpolate(message, { teamName }), kind: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Button
      variant="ghost"
      loading={ask.isPending || withdraw.isPending}
      onClick={() => void start()}
    >
      {isAsked ? texts.withdrawRequest : texts.askToJoin}
    </Button>
  );
}
