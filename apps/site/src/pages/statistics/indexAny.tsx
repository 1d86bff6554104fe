import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../shell/errors/NotFound';

const PAGES: ReadonlyMap<string, React.ComponentType> = new Map([
  ['tournaments', lazy(() => import('../../features/leaderboards/TournamentStatistics'))],
  ['staffactivity', lazy(() => import('../../features/staff/activity/ActivityPage'))],
]);

/** One route for all statistics: few visitors need them, and every route is in the entry. */
export default function StatisticsPages() {
  const { value = '' } = useParams();
  const Shown = PAGES.get(value) ?? NotFound;
  return (
    <Suspense>
      <Shown />
    </Suspense>
  );
}
