import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Page } from '@mes/contract/define';
import { Pager } from '../../components/lists/Pager';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import styles from './Blog.module.css';
import { NEWS_PER_PAGE } from './news-request';
import { newsPath } from './paths';
import * as texts from './texts';

interface NewsListProps {
  news: QueryLike<Page<ArticleThumbnail[]>>;
  page: number;
  /** The address of another page of the list. */
  linkTo: (page: number) => string;
  /** All news from the newest on, not a part of them. */
  isFront?: boolean;
}

/** A page of cards, the first one large. */
export function NewsList({ news, page, linkTo, isFront = false }: NewsListProps) {
  return (
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
            pages={Math.ceil(total / NEWS_PER_PAGE)}
            linkTo={linkTo}
          />
        </div>
      )}
    </Loaded>
  );
}
