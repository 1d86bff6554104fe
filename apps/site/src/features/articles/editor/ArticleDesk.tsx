import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '../../../components/layout/Page';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { NEW_ARTICLE } from '../paths';
import { ArticleList } from './ArticleList';

/** Heavier than all other pages together: only whoever writes loads it. */
const ArticleEditor = lazy(() => import('./ArticleEditor'));

/** The list of articles, or the one that the address names. */
export function ArticleDesk() {
  const [address] = useSearchParams();
  const id = address.get('article');
  const [made, setMade] = useState<string | null>(null);
  if (id === null) return <ArticleList />;
  return (
    <Suspense
      fallback={
        <Page title="Article Editor">
          <SkeletonRows rows={8} />
        </Page>
      }
    >
      {/* Saved for the first time it stays the same form: the hand may be typing. */}
      <ArticleEditor key={id === made ? NEW_ARTICLE : id} id={id} onCreated={setMade} />
    </Suspense>
  );
}
