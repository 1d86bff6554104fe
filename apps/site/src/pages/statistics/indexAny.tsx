import { lazy, Suspense } from 'react';
import { useParams } from '../../router/RouterProvider';
import { NotFound } from '../../shell/errors/NotFound';

const TournamentStatistics = lazy(() => import('../../features/leaderboards/TournamentStatistics'));
const ActivityPage = lazy(() => import('../../features/staff/activity/ActivityPage'));
const TrafficPage = lazy(() => import('../../features/telemetry/TrafficPage'));
const RegistrationsPage = lazy(() => import('../../features/telemetry/RegistrationsPage'));
const RetentionPage = lazy(() => import('../../features/telemetry/RetentionPage'));
const ParticipationPage = lazy(() => import('../../features/telemetry/ParticipationPage'));

/** One route for all statistics: few visitors need them, and every route is in the entry. */
export default function StatisticsPages() {
  const { value = '' } = useParams();
  return <Suspense>{pageOf(value)}</Suspense>;
}

function pageOf(name: string): React.ReactNode {
  if (name === 'tournaments') return <TournamentStatistics />;
  if (name === 'staffactivity') return <ActivityPage />;
  if (name === 'traffic') return <TrafficPage />;
  if (name === 'registrations') return <RegistrationsPage />;
  if (name === 'retention') return <RetentionPage />;
  if (name === 'participation') return <ParticipationPage />;
  return <NotFound />;
}
