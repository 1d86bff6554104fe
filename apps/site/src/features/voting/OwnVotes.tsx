import { useAccount } from '../../api/account';
import { OwnHistory } from './OwnHistory';
import { OwnRecord } from './OwnRecord';
import { SeasonSelect, type VotingSeasons } from './SeasonSelect';

interface OwnVotesProps {
  seasons: VotingSeasons | undefined;
  season: number | undefined;
}

/** The visitor's own season. Without an account the page says above how to get one. */
export default function OwnVotes({ seasons, season }: OwnVotesProps) {
  const isSignedIn = useAccount() !== null;
  if (!isSignedIn) return null;
  return (
    <>
      <SeasonSelect seasons={seasons} value={season} show="mine" />
      <OwnRecord season={season} />
      <OwnHistory season={season} />
    </>
  );
}
