import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formPageOf } from '../../features/forms/paths';
import page from './indexAll.page';

const FormPage = lazy(() => import('../../features/forms/FormPage'));
const FormDesk = lazy(() => import('../../features/forms/editor/FormDesk'));
const ResponsesPage = lazy(() => import('../../features/forms/responses/ResponsesPage'));

/** One route for all pages of forms, because every route is in the entry. */
export default function FormPages() {
  const { value, about } = usePage(page);
  const { id, page: shown } = formPageOf(value);
  return (
    <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
      {shown === 'desk' && <FormDesk />}
      {shown === 'responses' && <ResponsesPage key={id} id={id} />}
      {shown === 'form' && about && <FormPage key={id} about={about} />}
    </Suspense>
  );
}
