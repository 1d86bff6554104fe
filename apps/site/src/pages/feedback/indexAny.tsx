import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
import { SkeletonRows } from '../../components/states/Skeleton';
import page from './indexAny.page';

const FormPage = lazy(() => import('../../features/forms/FormPage'));

/** Feedback on an event is a form: `/feedback/worlds-2023` is the form `feedback-worlds-2023`. */
export default function FeedbackPage() {
  const { value, about } = usePage(page);
  return (
    <Suspense fallback={<SkeletonRows rows={6} height={64} />}>
      <FormPage key={value} about={about} />
    </Suspense>
  );
}
