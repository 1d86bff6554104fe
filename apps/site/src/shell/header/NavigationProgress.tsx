import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A progress bar while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
