import { channels } from '@mes/client/channels';
import type { Article } from '@mes/contract/article-schemas';
import { IconPencil } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { LoadedPage } from '../../components/states/LoadedPage';
import { ArticleBody } from './ArticleBody';
import { ArticleGrid } from './ArticleGrid';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { coverSkin } from './cover';
import { newsPath } from './paths';
import { ShareButton } from './ShareButton';
import { NO_ARTICLE } from './texts';
import { useMayWrite } from './use-may-write';

/** One more than is shown: the article itself may be among them. */
const MORE_NEWS = 4;

export function ArticlePage({ slug }: { slug: string }) {
  const article = useCall('articles', 'read', { slug });
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <LoadedPage query={article} title="News" missing={NO_ARTICLE}>
      {(found) => <Read article={found} />}
    </LoadedPage>
  );
}

function Read({ article }: { article: Article }) {
  const mayWrite = useMayWrite();
  return (
    <Page
      title={article.title}
      skin={coverSkin(article)}
      head={
        <article className={styles.article}>
          <ArticleHead
            article={article}
            actions={
              <>
                <ShareButton title={article.title} />
                {mayWrite && (
                  <Button
                    to={`/articles/editor?article=${article.id}`}
                    variant="quiet"
                    size="sm"
                    icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
                  >
                    Edit article
                  </Button>
                )}
              </>
            }
          />
          <ArticleBody html={article.html} />
        </article>
      }
    >
      <MoreNews except={article.slug} />
    </Page>
  );
}

function MoreNews({ except }: { except: string }) {
  const newest = useCall('articles', 'thumbnails', { page: 0, size: MORE_NEWS }).data?.data ?? [];
  const others = newest.filter(({ slug }) => slug !== except).slice(0, MORE_NEWS - 1);
  if (others.length === 0) return null;
  return (
    <Section title="More news" more={{ to: newsPath(), label: 'All news' }}>
      <ArticleGrid articles={others} level={3} />
    </Section>
  );
}
