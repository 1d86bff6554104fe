import { channels } from '@mes/client/channels';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { useAccount } from '../../../api/account';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { CheckInButton } from './CheckInButton';
import { RulesButton } from './RulesButton';
import { SignupButton } from './SignupButton';

/** Once it runs nobody can enter it any more. */
const BEFORE_START: readonly Tournament['state'][] = [
  'announced',
  'signup_open',
  'signup_closed',
  'check_in',
  'seeding',
];

/** What the visitor can do in a tournament: confirm its rules, sign up, check in. */
export function TournamentActions({ tournament }: { tournament: Tournament }) {
  const isSignedIn = useAccount() !== null;
  const own = useCall('accounts', 'me', {}, { enabled: isSignedIn }).data;
  // What staff decide about the own team is told on its channel, not to everyone.
  useLive(own?.team ? channels.team(own.team.name) : null, { reads: ['tournaments'] });
  if (tournament.state === 'finished') return null;
  return (
    <>
      {isSignedIn && tournament.rulesRequired && <RulesButton tournament={tournament} />}
      {own?.isLeader && tournament.state === 'check_in' && (
        <CheckInButton tournament={tournament} />
      )}
      {BEFORE_START.includes(tournament.state) && <SignupButton tournament={tournament} />}
    </>
  );
}
