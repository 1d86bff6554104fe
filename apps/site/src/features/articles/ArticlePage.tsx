import { channels } from '@mes/client/channels';
import type { Article, ArticleThumbnail } from '@mes/contract/article-schemas';
import { IconPencil } from '@tabler/icons-react';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { RichTextBody } from '../../components/rich-text/RichTextBody';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { ArticleGrid } from './ArticleGrid';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { coverSkin } from './cover';
import { MORE_NEWS } from './news-request';
import { newsPath } from './paths';
import { ShareButton } from './ShareButton';
import * as texts from './texts';
import { useMayWrite } from './use-may-write';

interface ArticlePageProps {
  article: QueryLike<Article>;
  newest?: readonly ArticleThumbnail[];
}

export function ArticlePage({ article, newest = [] }: ArticlePageProps) {
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <LoadedPage query={article} title={texts.news} missing={texts.noArticle}>
      {(found) => <ArticleView article={found} newest={newest} />}
    </LoadedPage>
  );
}

function ArticleView({
  article,
  newest,
}: {
  article: Article;
  newest: readonly ArticleThumbnail[];
}) {
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
                    {texts.editArticle}
                  </Button>
                )}
              </>
            }
          />
          <RichTextBody html={article.html} />
        </article>
      }
    >
      <MoreNews newest={newest} exceptSlug={article.slug} />
    </Page>
  );
}

interface MoreNewsProps {
  newest: readonly ArticleThumbnail[];
  /** The slug of the article on the page. */
  exceptSlug: string;
}

function MoreNews({ newest, exceptSlug }: MoreNewsProps) {
  const others = newest.filter(({ slug }) => slug !== exceptSlug).slice(0, MORE_NEWS.size - 1);
  if (others.length === 0) return null;
  return (
    <Section title={texts.moreNews} more={{ to: newsPath(), label: texts.allNews }}>
      <ArticleGrid articles={others} level={3} />
    </Section>
  );
}
