import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
import { Clips } from '../../features/highlights/Clips';
import { MatchPage } from '../../features/matches/MatchPage';
import { useIsHydrating } from '../../ssr/hydration';
import page from './indexAny.page';

const MatchVoting = lazy(() => import('../../features/voting/MatchVoting'));

export default function Match() {
  const { value, match } = usePage(page);
  const isHydrating = useIsHydrating();
  const voting = !isHydrating && match.data && (
    <Suspense>
      <MatchVoting matchId={match.data.id} />
    </Suspense>
  );
  const clips = match.data && <Clips match={match.data.id} />;
  return <MatchPage key={value} id={value} match={match} voting={voting} clips={clips} />;
}
