import { channels } from '@mes/client/channels';
import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Page as PageOf } from '@mes/contract/define';
import { IconPencil, IconRss, IconX } from '@tabler/icons-react';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { useSpoilerFree } from '../../components/spoilers/use-spoiler';
import type { QueryLike } from '../../components/states/load-state';
import { useSearchParams } from '../../router/use-search-params';
import styles from './Blog.module.css';
import { NewsList } from './NewsList';
import { FEED, FEED_WITHOUT_RESULTS, newsRequest } from './news-request';
import { newsPath } from './paths';
import * as texts from './texts';
import { useMayWrite } from './use-may-write';

/** All news, newest first. Page and tag are parameters of the URL. */
export function Blog({ news }: { news: QueryLike<PageOf<ArticleThumbnail[]>> }) {
  const [params] = useSearchParams();
  const { tag, page } = newsRequest(params);
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
      <NewsList
        news={news}
        page={page}
        linkTo={(to) => newsPath({ tag, page: to })}
        isFront={isFront}
      />
    </Page>
  );
}

function Actions() {
  const mayWrite = useMayWrite();
  const hidesResults = useSpoilerFree();
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
      <a href={hidesResults ? FEED_WITHOUT_RESULTS : FEED} className={styles.feed}>
        <IconRss size={17} stroke={1.75} aria-hidden="true" />
        {texts.rssFeed}
      </a>
    </>
  );
}
