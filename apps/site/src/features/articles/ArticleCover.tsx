import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { usePicture } from '@mes/ui/use-picture';
import styles from './ArticleCover.module.css';
import { type CoverSource, coverMap, coverSkin, coverView } from './cover';

interface ArticleCoverProps {
  article: CoverSource & {
    readonly picture: Pick<NonNullable<ArticleThumbnail['picture']>, 'url'> | null;
  };
  /** Not loaded lazily, for the largest picture of the page. */
  eager?: boolean;
  className?: string;
}

/** The picture of an article, or by default a map in the colours of its tournament. */
export function ArticleCover({ article, eager = false, className }: ArticleCoverProps) {
  const picture = usePicture(article.picture?.url);
  const skin = coverSkin(article);
  return (
    <span
      className={classNames(
        styles.cover,
        !picture.source && skin !== null && styles.tinted,
        className,
      )}
      data-tournament={skin ?? undefined}
    >
      {picture.source ? (
        <img
          className={styles.picture}
          src={picture.source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          {...picture.handlers}
        />
      ) : (
        <span className={styles.view} data-view={coverView(article)}>
          <MapArt map={coverMap(article)} className={styles.picture} />
        </span>
      )}
    </span>
  );
}
