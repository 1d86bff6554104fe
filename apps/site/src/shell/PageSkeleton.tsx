import { Spinner } from '../components/Spinner';
import styles from './PageSkeleton.module.css';

/** Stands in while the page's own code is on its way; for most visits never seen. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <Spinner block size={20} />
    </div>
  );
}
