import { channels } from '@mes/client/channels';
import type { Article, ArticleThumbnail } from '@mes/contract/article-schemas';
import type { Embed } from '@mes/contract/embeds';
import type { ReactionCounts } from '@mes/domain/articles/reactions';
import { IconPencil } from '@tabler/icons-react';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { RichTextBody } from '../../components/rich-text/RichTextBody';
import { TableOfContents } from '../../components/rich-text/TableOfContents';
import { ShareButton } from '../../components/ShareButton';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { Reactions } from '../article-reactions/Reactions';
import { useEmbeds } from '../embeds/use-embeds';
import { ArticleGrid } from './ArticleGrid';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { coverSkin } from './cover';
import { newsPath } from './paths';
import * as texts from './texts';
import { useMayWrite } from './use-may-write';

interface ArticlePageProps {
  article: QueryLike<Article>;
  /** Undefined until they are read. */
  related: readonly ArticleThumbnail[] | undefined;
  embeds: readonly Embed[] | undefined;
  reactions: ReactionCounts | undefined;
}

export function ArticlePage({ article, ...rest }: ArticlePageProps) {
  useLive(channels.articles(), { reads: ['articles'] });
  return (
    <LoadedPage query={article} title={texts.news} missing={texts.noArticle}>
      {(found) => <ArticleView article={found} {...rest} />}
    </LoadedPage>
  );
}

interface ArticleViewProps extends Omit<ArticlePageProps, 'article'> {
  article: Article;
}

function ArticleView({ article, related = [], embeds, reactions }: ArticleViewProps) {
  const mayWrite = useMayWrite();
  const renderEmbed = useEmbeds(embeds);
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
                <ShareButton title={article.title} variant="quiet" size="sm" />
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
          <div className={styles.contents}>
            <TableOfContents headings={article.headings} />
          </div>
          <div className={styles.text}>
            <RichTextBody html={article.html} renderEmbed={renderEmbed} />
            <Reactions articleId={article.id} counts={reactions} />
          </div>
        </article>
      }
    >
      {related.length > 0 && (
        <Section title={texts.readNext} more={{ to: newsPath(), label: texts.allNews }}>
          <ArticleGrid articles={related} level={3} />
        </Section>
      )}
    </Page>
  );
}
