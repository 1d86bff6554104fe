import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
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
  return <MatchPage key={value} id={value} match={match} voting={voting} />;
}
