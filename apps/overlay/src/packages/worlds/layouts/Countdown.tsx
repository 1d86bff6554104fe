import type { CSSProperties } from 'react';
import { Cut } from '../parts/Cut';
import { Open } from '../parts/Open';
import styles from './Countdown.module.css';

interface CountdownProps {
  label: string;
  /** As "7:32". */
  text: string;
}

/** Thin digits on the axis. Only their text changes: each has its own place. */
export function Countdown({ label, text }: CountdownProps) {
  return (
    <div className={styles.countdown} data-length={text.length}>
      <p className={`${styles.label} wd-label wd-fade`} style={{ '--d': '900ms' } as CSSProperties}>
        <Cut>{label}</Cut>
      </p>
      <Open delay={500} className={styles.time}>
        <span className="wd-number">
          {Array.from(text).map((letter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            <i key={place} data-colon={letter === ':' || undefined}>
              {letter}
            </i>
          ))}
        </span>
      </Open>
    </div>
  );
}

/** Instead of the clock. */
export function Headline({ children, text }: { children: string; text?: string }) {
  return (
    <div className={styles.caption}>
      <Open delay={500}>
        <Cut className={`${styles.title} wd-name`} lines="two">
          {children}
        </Cut>
      </Open>
      {text && (
        <p className={`${styles.text} wd-fade`} style={{ '--d': '1100ms' } as CSSProperties}>
          {text}
        </p>
      )}
    </div>
  );
}
