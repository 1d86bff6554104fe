import { useCall } from '../../api/use-call';
import { Section } from '../../components/layout/Section';
import { votingPath } from './paths';
import * as texts from './texts';
import { OWN_OPEN_VOTES, useBalance, useOwnVotes, useVotingEvents } from './use-voting';
import { VotingCard } from './VotingCard';

/** The voting on a match, for its page. Renders nothing where there is none. */
export default function MatchVoting({ matchId }: { matchId: string }) {
  useVotingEvents();
  const found = useCall('voting', 'matches', { linkedMatch: matchId, size: 1 });
  const match = found.data?.data[0];
  const isDecided = match?.state === 'settled' || match?.state === 'returned';
  const own = useOwnVotes(isDecided ? { matches: [match.id], size: 1 } : OWN_OPEN_VOTES);
  const balance = useBalance();
  if (!match) return null;
  return (
    <Section title={texts.voting} more={{ to: votingPath(), label: texts.allVotings }}>
      <VotingCard match={match} own={own?.get(match.id)} balance={balance} withoutTeams />
    </Section>
  );
}
