import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../Spinner';
import { FailedToLoad } from '../states/FailedToLoad';
import styles from './MoreOnScroll.module.css';

/** How near the bottom must be for more to load, in pixels. */
export const NEAR_BOTTOM = 150;

export interface MoreOnScrollProps {
  list: {
    rows: readonly unknown[];
    hasMore: boolean;
    loadingMore: boolean;
    error: unknown;
    loadMore: () => void;
  };
  /** The element that scrolls, where it is not the page. */
  within?: RefObject<Element | null>;
  /** Said below the last row. */
  end?: ReactNode;
}

/** Stands below a list and loads more of it before its end comes into sight. */
export function MoreOnScroll({ list, within, end }: MoreOnScrollProps) {
  const { rows, hasMore, loadingMore, error, loadMore } = list;
  const mark = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(loadMore);
  const failed = error !== null && error !== undefined;
  const watching = hasMore && !loadingMore && !failed;

  // Watched anew after every page: one that does not fill the window leaves the mark in sight, and
  // nothing would scroll.
  useEffect(() => {
    if (!watching || rows.length === 0 || !mark.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { root: within?.current ?? null, rootMargin: `0px 0px ${NEAR_BOTTOM}px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [watching, rows.length, within]);

  return (
    <div ref={mark} className={styles.more}>
      {loadingMore && <Spinner label="Loading more" />}
      {failed && !loadingMore && <FailedToLoad error={error} onRetry={loadMore} />}
      {!hasMore && rows.length > 0 && end}
    </div>
  );
}
