import styles from './Empty.module.css';
import { Open } from './Open';

/** What a scene says while it has nothing to show. */
export function Empty({ children }: { children: string }) {
  return (
    <div className={styles.empty}>
      <i className={`${styles.line} wd-grow-x`} />
      <Open delay={500}>
        <p className={styles.text}>{children}</p>
      </Open>
      <i className={`${styles.line} wd-grow-x`} />
    </div>
  );
}
