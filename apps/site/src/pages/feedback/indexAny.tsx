import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useParams } from '../../router/RouterProvider';

const FormPage = lazy(() => import('../../features/forms/FormPage'));

/** The feedback about an event is a form with its name. */
export default function FeedbackPage() {
  const { value = '' } = useParams();
  return (
    <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
      <FormPage key={value} id={`feedback-${value}`} />
    </Suspense>
  );
}
