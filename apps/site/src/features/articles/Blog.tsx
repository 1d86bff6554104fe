import { channels } from '@mes/client/channels';
import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Page as PageOf } from '@mes/contract/define';
import { IconPencil, IconRss, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Pager } from '../../components/lists/Pager';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import styles from './Blog.module.css';
import { FEED, newsRequest } from './news-request';
import { newsPath } from './paths';
import * as texts from './texts';
import { useMayWrite } from './use-may-write';

/** All news, newest first. Page and tag are parameters of the URL. */
export function Blog({ news }: { news: QueryLike<PageOf<ArticleThumbnail[]>> }) {
  const [params] = useSearchParams();
  const { tag, page, size } = newsRequest(params);
  useLive(channels.articles(), { reads: ['articles'] });
  const isFront = page === 0 && tag === undefined;

  return (
    <Page title={texts.news} lead={texts.newsLead} actions={<Actions />}>
      {tag !== undefined && (
        <div className={styles.filter}>
          <p>
            {texts.tagged} <b>{tag}</b>
          </p>
          <Button
            to={newsPath()}
            variant="quiet"
            size="sm"
            icon={<IconX size={16} stroke={1.75} />}
          >
            {texts.showAllNews}
          </Button>
        </div>
      )}
      <Loaded
        query={news}
        skeleton={<ArticleGridSkeleton />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyRow action={isFront ? undefined : { to: newsPath(), label: texts.seeTheNewest }}>
            {isFront ? texts.nothingPublished : texts.nothingHere}
          </EmptyRow>
        }
      >
        {({ data, total }) => (
          <div className={styles.list}>
            <ArticleGrid articles={data} leading />
            <Pager
              label={texts.pagesOfNews}
              page={page}
              pages={Math.ceil(total / size)}
              linkTo={(to) => newsPath({ tag, page: to })}
            />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Actions() {
  const mayWrite = useMayWrite();
  return (
    <>
      {mayWrite && (
        <Button
          to="/articles/editor"
          variant="ghost"
          icon={<IconPencil size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.writeNews}
        </Button>
      )}
      <a href={FEED} className={styles.feed}>
        <IconRss size={17} stroke={1.75} aria-hidden="true" />
        {texts.rssFeed}
      </a>
    </>
  );
}
