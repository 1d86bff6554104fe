import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './ArticleCard.module.css';
import { ArticleCover } from './ArticleCover';
import { Headline, Summary } from './Headline';
import { articlePath } from './paths';
import * as texts from './texts';
import { usePrefetchArticle } from './use-prefetch-article';

interface ArticleCardProps {
  article: ArticleThumbnail;
  /** Full width, for the newest article. */
  large?: boolean;
  /** Level of its heading. */
  level?: 2 | 3;
}

export function ArticleCard({ article, large = false, level = 2 }: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const prefetch = usePrefetchArticle<HTMLElement>(article.slug);
  const { slug, author, tags, readingMinutes, publishedAt } = article;
  return (
    <article className={classNames(styles.card, large && styles.large)} {...prefetch}>
      <ArticleCover article={article} eager={large} className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.meta}>
          {tags[0] && <span className={styles.tag}>{tags[0]}</span>}
          <Time at={publishedAt} show="date" />
        </p>
        <Title className={styles.title}>
          <AppLink to={articlePath(slug)} className={styles.link}>
            <Headline article={article} />
          </AppLink>
        </Title>
        <p className={styles.summary}>
          <Summary article={article} />
        </p>
        <p className={classNames(styles.meta, styles.foot)}>
          {author && <span className={styles.author}>{author.name}</span>}
          <span>{interpolate(texts.readingTime, { minutes: readingMinutes })}</span>
        </p>
      </div>
    </article>
  );
}
