import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../components/states/Skeleton';
import { ARCHIVE, MANAGE } from '../../features/chat/requests';
import { useParams } from '../../router/RouterProvider';

const ChatPage = lazy(() => import('../../features/chat/ChatPage'));
const ArchivePage = lazy(() => import('../../features/chat/archive/ArchivePage'));
const ManagementPage = lazy(() => import('../../features/chat/manage/ManagementPage'));

/** One route for all pages of the chat, because every route is in the entry. */
export default function ChatPages() {
  const { '*': path = '' } = useParams();
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
      {pageOf(path.replace(/\/$/, ''))}
    </Suspense>
  );
}

function pageOf(path: string): React.ReactNode {
  if (path === ARCHIVE) return <ArchivePage />;
  if (path === MANAGE) return <ManagementPage />;
  return <ChatPage channelId={path === '' ? undefined : path} />;
}
