import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useSearchParams } from '../../../router/use-search-params';
import { NEW_FORM } from '../paths';
import * as texts from '../texts';
import { FormList } from './FormList';

const FormEditor = lazy(() => import('./FormEditor'));

/** The list of forms, or the editor of the one named in the URL. */
export default function FormDesk() {
  const [params] = useSearchParams();
  const id = params.get('form');
  const [createdId, setCreatedId] = useState<string | null>(null);
  return (
    <RestrictedPage title={texts.formEditor} to="Moderator">
      {id === null ? (
        <FormList />
      ) : (
        <Suspense
          fallback={
            <Page title={texts.formEditor}>
              <SkeletonRows rows={8} />
            </Page>
          }
        >
          {/* The key stays the same after the first save, so that the form keeps its state. */}
          <FormEditor key={id === createdId ? NEW_FORM : id} id={id} onCreated={setCreatedId} />
        </Suspense>
      )}
    </RestrictedPage>
  );
}
