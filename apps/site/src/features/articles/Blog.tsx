import { channels } from '@mes/client/channels';
import { IconPencil, IconRss, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Pager } from '../../components/lists/Pager';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import styles from './Blog.module.css';
import { newsPath } from './paths';
import { useMayWrite } from './use-may-write';

/** A large card and three full rows. */
const PAGE_OF_ARTICLES = 10;

/** All news, newest first. Which page and which tag stands in the address. */
export function Blog() {
  const [address] = useSearchParams();
  const tag = address.get('tag') ?? undefined;
  const page = pageIn(address);
  const news = useCall('articles', 'thumbnails', {
    page,
    size: PAGE_OF_ARTICLES,
    ...(tag === undefined ? {} : { tag }),
  });
  useLive(channels.articles(), { reads: ['articles'] });
  const isFront = page === 0 && tag === undefined;

  return (
    <Page title="News" lead="Recaps, interviews and announcements." actions={<Actions />}>
      {tag !== undefined && (
        <div className={styles.filter}>
          <p>
            Tagged <b>{tag}</b>
          </p>
          <Button
            to={newsPath()}
            variant="quiet"
            size="sm"
            icon={<IconX size={16} stroke={1.75} />}
          >
            Show all news
          </Button>
        </div>
      )}
      <Loaded
        query={news}
        skeleton={<ArticleGridSkeleton />}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyRow action={isFront ? undefined : { to: newsPath(), label: 'See the newest.' }}>
            {isFront ? 'Nothing has been published yet.' : 'There is nothing here.'}
          </EmptyRow>
        }
      >
        {({ data, total }) => (
          <div className={styles.list}>
            <ArticleGrid articles={data} leading />
            <Pager
              label="Pages of news"
              page={page}
              pages={Math.ceil(total / PAGE_OF_ARTICLES)}
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
          Write news
        </Button>
      )}
      <a href="/api/articles/feed.xml" className={styles.feed}>
        <IconRss size={17} stroke={1.75} aria-hidden="true" />
        RSS feed
      </a>
    </>
  );
}

/** People count from 1; nonsense is the first. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0;
}
