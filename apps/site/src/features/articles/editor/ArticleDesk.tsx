import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../components/layout/Page';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { useSearchParams } from '../../../router/use-search-params';
import { NEW_ARTICLE } from '../paths';
import * as texts from '../texts';
import { ArticleList } from './ArticleList';

/** The editor is very large, so it is loaded on demand. */
const ArticleEditor = lazy(() => import('./ArticleEditor'));

/** The list of articles, or the editor of the one named in the URL. */
export function ArticleDesk() {
  const [params] = useSearchParams();
  const id = params.get('article');
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (id === null) return <ArticleList />;
  return (
    <Suspense
      fallback={
        <Page title={texts.articleEditor}>
          <SkeletonRows rows={8} />
        </Page>
      }
    >
      {/* The key stays the same after the first save, so that the form keeps its state. */}
      <ArticleEditor key={id === createdId ? NEW_ARTICLE : id} id={id} onCreated={setCreatedId} />
    </Suspense>
  );
}
