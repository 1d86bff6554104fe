import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { FactsProps } from '../../kit';
import { Cut } from './Cut';
import styles from './Facts.module.css';

/** Thin figures over their names. */
export function Facts({ facts, step = 0, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => (
        <div
          key={label}
          className={`${styles.fact} wd-fade`}
          style={{ '--i': step + place } as CSSProperties}
        >
          <dt className="wd-label">
            <Cut>{label}</Cut>
          </dt>
          <dd>
            <Cut className={styles.value} widest={102}>
              {value}
            </Cut>
          </dd>
        </div>
      ))}
    </dl>
  );
}
