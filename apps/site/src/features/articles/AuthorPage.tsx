import { channels } from '@mes/client/channels';
import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Page as PageOf } from '@mes/contract/define';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { NewsList } from './NewsList';
import { newsRequest } from './news-request';
import { authorPath } from './paths';
import * as texts from './texts';

interface AuthorPageProps {
  author: QueryLike<{ readonly id: string; readonly name: string; readonly articles: number }>;
  news: QueryLike<PageOf<ArticleThumbnail[]>>;
}

/** Everything that somebody has published, newest first. */
export function AuthorPage({ author, news }: AuthorPageProps) {
  const [params] = useSearchParams();
  const { page } = newsRequest(params);
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <LoadedPage query={author} title={texts.news} missing={texts.noAuthor}>
      {({ id, name, articles }) => (
        <Page
          title={interpolate(texts.newsBy, { name })}
          lead={
            articles === 1 ? texts.oneArticle : interpolate(texts.manyArticles, { count: articles })
          }
          actions={
            <Button to={`/players/${encodeURIComponent(id)}`} variant="ghost">
              {texts.viewProfile}
            </Button>
          }
        >
          <NewsList news={news} page={page} linkTo={(to) => authorPath(id, to)} />
        </Page>
      )}
    </LoadedPage>
  );
}
