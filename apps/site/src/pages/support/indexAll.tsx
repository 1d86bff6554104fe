import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useParams } from '../../router/RouterProvider';

const Support = lazy(() => import('../../features/support/Support'));
const MyTickets = lazy(() => import('../../features/support/MyTickets'));
const TicketsPage = lazy(() => import('../../features/support/TicketsPage'));
const CannedAnswers = lazy(() => import('../../features/support/CannedAnswers'));
const StatisticsPage = lazy(() => import('../../features/support/StatisticsPage'));
const UserTickets = lazy(() => import('../../features/support/UserTickets'));
const TicketPage = lazy(() => import('../../features/support/TicketPage'));

/** One route for all pages of support: few visitors need them, and every route is in the entry. */
export default function SupportPages() {
  const { '*': path = '' } = useParams();
  return <Suspense fallback={<SkeletonRows rows={6} height={64} />}>{pageOf(path)}</Suspense>;
}

const PAGES: Readonly<Record<string, () => React.ReactNode>> = {
  '': () => <Support />,
  tickets: () => <TicketsPage />,
  'tickets/answers': () => <CannedAnswers />,
  'tickets/statistics': () => <StatisticsPage />,
  'tickets/user/my-tickets': () => <MyTickets />,
};

function pageOf(path: string): React.ReactNode {
  const page = PAGES[path.replace(/\/$/, '')];
  if (page) return page();
  // Anything else is the number of a ticket that does not exist.
  const [, isUser, value = path] = /^tickets\/(user\/)?([^/]+)\/?$/.exec(path) ?? [];
  return isUser ? <UserTickets key={value} user={value} /> : <TicketPage key={value} id={value} />;
}
