import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../shell/errors/NotFound';

const TournamentStatistics = lazy(() => import('../../features/leaderboards/TournamentStatistics'));
const ActivityPage = lazy(() => import('../../features/staff/activity/ActivityPage'));

/** One route for all statistics: few visitors need them, and every route is in the entry. */
export default function StatisticsPages() {
  const { value = '' } = useParams();
  return <Suspense>{pageOf(value)}</Suspense>;
}

function pageOf(name: string): React.ReactNode {
  if (name === 'tournaments') return <TournamentStatistics />;
  if (name === 'staffactivity') return <ActivityPage />;
  return <NotFound />;
}
