import { lazy, Suspense } from 'react';
import type { OfferedDraft } from './use-stored-draft';

// Few visits find one.
const StoredDraftNotice = lazy(() => import('./StoredDraftNotice'));

export function StoredDraftOffer({ draft }: { draft: OfferedDraft | null }) {
  return <Suspense>{draft && <StoredDraftNotice draft={draft} />}</Suspense>;
}
