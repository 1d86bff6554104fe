import { lazy, Suspense } from 'react';

/** Few visitors open it, so its files are not in the list of the entry, which every visitor loads. */
const StaffPage = lazy(() => import('../../../features/staff/StaffPage'));

export default function StaffLeaderboardPage() {
  return (
    <Suspense>
      <StaffPage />
    </Suspense>
  );
}
