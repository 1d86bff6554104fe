import type { CSSProperties } from 'react';
import type { HeadProps } from '../../kit';
import { useEvent } from '../../kit-context';
import { Cut } from './Cut';
import styles from './Head.module.css';
import { Open } from './Open';

/** The event on the axis; hairlines run outward to what the scene shows and what it is about. */
export function Head({ title, note }: HeadProps) {
  const event = useEvent();
  return (
    <header className={styles.head}>
      <div className={styles.side}>
        <h1 className={`${styles.label} wd-label wd-fade`} style={at(500)}>
          <Cut lines="two if needed">{title}</Cut>
        </h1>
        <i className={`${styles.line} wd-grow-x`} />
      </div>
      <Open delay={200} className={styles.event}>
        <Cut className={`${styles.name} wd-metal`} lines="two if needed">
          {event.name}
        </Cut>
      </Open>
      <div className={`${styles.side} ${styles.right}`}>
        {note && (
          <p className={`${styles.label} wd-label wd-fade`} style={at(500)}>
            <Cut lines="two if needed">{note}</Cut>
          </p>
        )}
        <i className={`${styles.line} wd-grow-x`} />
      </div>
    </header>
  );
}

function at(ms: number): CSSProperties {
  return { '--d': `${ms}ms` } as CSSProperties;
}
