import styles from './Empty.module.css';
import { Fill } from './Fill';

/** What a scene says while it has nothing to show, as wide as the frame. */
export function Empty({ children }: { children: string }) {
  return (
    <div className={styles.empty}>
      <i className={`${styles.blade} hs-slash hs-fade`} />
      <Fill width={1_800} size={300} widest={80} delay={240}>
        {children}
      </Fill>
    </div>
  );
}
