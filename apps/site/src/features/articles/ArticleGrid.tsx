import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { Skeleton } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { ArticleCard } from './ArticleCard';
import styles from './ArticleGrid.module.css';

interface ArticleGridProps {
  articles: readonly ArticleThumbnail[];
  /** The first stands above all others. */
  leading?: boolean;
  level?: 2 | 3;
}

export function ArticleGrid({ articles, leading = false, level }: ArticleGridProps) {
  return (
    <div className={styles.grid}>
      {articles.map((article, place) => (
        <ArticleCard
          key={article.slug}
          article={article}
          large={leading && place === 0}
          level={level}
        />
      ))}
    </div>
  );
}

export function ArticleGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={styles.grid} role="status">
      <Hidden>Loading</Hidden>
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have only a place
        <Skeleton key={place} height={340} />
      ))}
    </div>
  );
}
