import { useIsNavigating } from '../../router/RouterProvider';
import styles from './NavigationProgress.module.css';

/** A progress bar while the next page is loading. */
export function NavigationProgress() {
  return useIsNavigating() && <div className={styles.line} aria-hidden="true" />;
}
