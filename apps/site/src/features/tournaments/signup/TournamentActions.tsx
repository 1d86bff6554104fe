import { channels } from '@mes/client/channels';
import type { Tournament } from '@mes/contract/tournament-schemas';
import { useAccount } from '../../../api/account';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { CheckInButton } from './CheckInButton';
import { RulesButton } from './RulesButton';
import { SignupButton } from './SignupButton';

/** Signup is shown only in these states. */
const BEFORE_START: readonly Tournament['state'][] = [
  'announced',
  'signup_open',
  'signup_closed',
  'check_in',
  'seeding',
];

/** Actions of the visitor: confirm the rules, sign up, check in. */
export function TournamentActions({ tournament }: { tournament: Tournament }) {
  const isSignedIn = useAccount() !== null;
  const own = useCall('accounts', 'me', {}, { enabled: isSignedIn }).data;
  // Decisions about an application are published on the channel of the team.
  useLive(own?.team ? channels.team(own.team.name) : null, { reads: ['tournaments'] });
  if (tournament.state === 'finished') return null;
  return (
    <>
      {isSignedIn && tournament.rulesRequired && <RulesButton tournament={tournament} />}
      {own?.isLeader && hasCheckIn(tournament) && <CheckInButton tournament={tournament} />}
      {BEFORE_START.includes(tournament.state) && <SignupButton tournament={tournament} />}
    </>
  );
}

/** After its end, it stays open for a team whose roster has changed since. */
function hasCheckIn({ state, signup }: Tournament): boolean {
  return state === 'check_in' || (state === 'seeding' && signup.checkInClose !== null);
}
