import { classNames } from '@mes/ui/class-names';
import { Fit } from '../../../parts/Fit';
import styles from './Typed.module.css';

interface TypedProps {
  children: string;
  className?: string;
  /** When the first letter comes, in milliseconds. */
  delay?: number;
  ms?: number;
  /** Types whenever it is mounted; otherwise only while the scene enters. */
  isEvent?: boolean;
  twoLines?: boolean;
}

/** A name that types itself in with a block cursor, and is as large as its field allows. */
export function Typed({ children, className, delay = 600, ms = 440, ...rest }: TypedProps) {
  const look: Record<`--${string}`, string> = { '--d': `${delay}ms`, '--ms': `${ms}ms` };
  return (
    <span className={classNames(styles.field, className)}>
      <span className={styles.typed} style={look} data-event={rest.isEvent || undefined}>
        <i className={styles.window}>
          <i className={styles.text}>
            <Fit twoLines={rest.twoLines}>{children}</Fit>
          </i>
        </i>
        <i className={styles.cursor}>
          <i />
        </i>
      </span>
    </span>
  );
}
