import styles from './Empty.module.css';
import { Line } from './Line';

/** What a scene says while it has nothing to show. */
export function Empty({ children }: { children: string }) {
  return (
    <p className={`${styles.empty} hs-mid`}>
      <Line delay={240}>{children}</Line>
    </p>
  );
}
