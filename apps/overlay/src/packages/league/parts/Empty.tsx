import styles from './Empty.module.css';
import { Name } from './Name';

interface EmptyProps {
  children: string;
  /** Then the middle is further right. */
  isBesideSpine?: boolean;
}

/** What a scene says while it has nothing to show. */
export function Empty({ children, isBesideSpine = false }: EmptyProps) {
  return (
    <p className={`${styles.empty} lg-ground`} data-beside={isBesideSpine || undefined}>
      <Name width={1240} height={220} size={110} lines={2} align="center" delay={300}>
        {children}
      </Name>
    </p>
  );
}
