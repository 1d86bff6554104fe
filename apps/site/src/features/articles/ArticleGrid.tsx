import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { Skeleton } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleGrid.module.css';
import * as texts from './texts';

interface ArticleGridProps {
  articles: readonly ArticleThumbnail[];
  /** Shows the first article at full width. */
  leading?: boolean;
  level?: 2 | 3;
}

export function ArticleGrid({ articles, leading = false, level }: ArticleGridProps) {
  return (
    <div className={styles.grid}>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.slug}
          article={article}
          large={leading && index === 0}
          level={level}
        />
      ))}
    </div>
  );
}

export function ArticleGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={styles.grid} role="status">
      <Hidden>{texts.loading}</Hidden>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have only an index
        <Skeleton key={index} height={340} />
      ))}
    </div>
  );
}
