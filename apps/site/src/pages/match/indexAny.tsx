import { lazy } from 'react';
import { usePage } from '../../api/use-page';
import { MatchPreview } from '../../features/head-to-head/MatchPreview';
import { Clips } from '../../features/highlights/Clips';
import { MatchPage } from '../../features/matches/MatchPage';
import page from './indexAny.page';

const MatchComments = lazy(() => import('../../features/match-comments/MatchComments'));
const MatchVoting = lazy(() => import('../../features/voting/MatchVoting'));

export default function Match() {
  const { value, match, comparison } = usePage(page);
  const voting = match.data && <MatchVoting matchId={match.data.id} />;
  const comments = match.data && <MatchComments matchId={match.data.id} />;
  const clips = match.data && <Clips match={match.data.id} />;
  const preview = match.data && <MatchPreview match={match.data} comparison={comparison} />;
  return (
    <MatchPage key={value} id={value} match={match} {...{ preview, voting, clips, comments }} />
  );
}
