import { Spinner } from '../components/Spinner';
import styles from './PageSkeleton.module.css';

/** Shown while the code of the page is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Spinner block size={20} />
    </div>
  );
}
