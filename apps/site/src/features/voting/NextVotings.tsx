import { useCall } from '../../api/use-call';
import { Section } from '../../components/layout/Section';
import { useNow } from '../../components/text/use-now';
import { Cards, openAt } from './OpenMatches';
import { votingPath } from './paths';
import { OPEN_REQUEST } from './requests';
import * as texts from './texts';
import { useBalance, useOwnVotes, useVotingEvents } from './use-voting';

const SHOWN = 3;

/** The votings that lock next, for the home page. Renders nothing while none is open. */
export default function NextVotings() {
  useVotingEvents();
  const { data } = useCall('voting', 'matches', OPEN_REQUEST);
  const own = useOwnVotes();
  const balance = useBalance();
  const open = openAt(data?.data ?? [], useNow(1_000)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Section title={texts.openMatches} more={{ to: votingPath(), label: texts.allVotings }}>
      <Cards matches={open} own={own} balance={balance} />
    </Section>
  );
}
