import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../components/layout/Page';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useSearchParams } from '../../../router/use-search-params';
import { NEW_ANNOUNCEMENT } from '../paths';
import * as texts from '../texts';
import { AnnouncementList } from './AnnouncementList';

// Most visits are to the list.
const AnnouncementEditor = lazy(() => import('./AnnouncementEditor'));

/** The list of announcements, or the form of the one named in the URL. */
export function AnnouncementDesk() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (id === null) return <AnnouncementList />;
  // The key stays the same after the first save, so that the form keeps its state.
  const key = id === createdId ? NEW_ANNOUNCEMENT : id;
  return (
    <Suspense
      fallback={
        <Page title={texts.announcements}>
          <SkeletonRows rows={8} />
        </Page>
      }
    >
      <AnnouncementEditor key={key} id={id} onCreated={setCreatedId} />
    </Suspense>
  );
}
