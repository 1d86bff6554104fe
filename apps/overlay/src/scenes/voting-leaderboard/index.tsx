import { VOTERS_BY_POINTS } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { counted } from '../../parts/labels';
import { Layout } from '../../stage/Layout';

import { useRankChanges } from './use-rank-changes';

const SHOWN = 14;

/** The viewers who have won the most points this season. */
export default function VotingLeaderboardScene() {
  const voters = useSource(VOTERS_BY_POINTS);
  const ranks = voters?.ranks.slice(0, SHOWN) ?? [];
  return (
    <Layout
      name="voting-leaderboard"
      ranks={ranks}
      changes={useRankChanges(ranks)}
      voters={voters?.total ? counted(voters.total, 'voter') : undefined}
    />
  );
}
