import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Spinner } from '../Spinner';
import { FailedToLoad } from '../states/FailedToLoad';
import * as texts from '../texts';
import styles from './MoreOnScroll.module.css';

/** The distance from the bottom at which loading starts, in pixels. */
export const NEAR_BOTTOM = 150;

export interface MoreOnScrollProps {
  list: {
    rows: readonly unknown[];
    hasMore: boolean;
    loadingMore: boolean;
    error: unknown;
    loadMore: () => void;
  };
  /** The scrollable element, if it is not the page. */
  within?: RefObject<Element | null>;
  /** Shown below the last row. */
  end?: ReactNode;
}

/** Placed below a list; loads the next page before the end of the list is visible. */
export function MoreOnScroll({ list, within, end }: MoreOnScrollProps) {
  const { rows, hasMore, loadingMore, error, loadMore } = list;
  const sentinel = useRef<HTMLDivElement>(null);
  const loadNext = useEffectEvent(loadMore);
  const failed = error !== null && error !== undefined;
  const watching = hasMore && !loadingMore && !failed;

  // Observed again after every page: a short page leaves the sentinel visible without any scrolling.
  useEffect(() => {
    if (!watching || rows.length === 0 || !sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadNext();
      },
      { root: within?.current ?? null, rootMargin: `0px 0px ${NEAR_BOTTOM}px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [watching, rows.length, within]);

  return (
    <div ref={sentinel} className={styles.more}>
      {loadingMore && <Spinner label={texts.loadingMore} />}
      {failed && !loadingMore && <FailedToLoad error={error} onRetry={loadMore} />}
      {!hasMore && rows.length > 0 && end}
    </div>
  );
}
