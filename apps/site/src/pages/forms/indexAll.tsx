import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useParams } from '../../router/RouterProvider';

const FormPage = lazy(() => import('../../features/forms/FormPage'));
const FormDesk = lazy(() => import('../../features/forms/editor/FormDesk'));
const ResponsesPage = lazy(() => import('../../features/forms/responses/ResponsesPage'));

/** One route for all pages of forms, because every route is in the entry. */
export default function FormPages() {
  const { '*': path = '' } = useParams();
  return <Suspense fallback={<SkeletonRows rows={6} height={64} />}>{pageOf(path)}</Suspense>;
}

function pageOf(path: string): React.ReactNode {
  const [id = '', part] = path.split('/');
  if (id === '' || id === 'editor') return <FormDesk />;
  return part === 'responses' ? <ResponsesPage key={id} id={id} /> : <FormPage key={id} id={id} />;
}
