import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { FactsProps } from '../../kit';
import styles from './Facts.module.css';

/** Figures with their names, each in a cell. */
export function Facts({ facts, step = 0, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => (
        <div
          key={label}
          className={`${styles.fact} wipe`}
          style={{ '--i': step + place } as CSSProperties}
        >
          <dd>
            <Fit className={`${styles.value} tight`}>{value}</Fit>
          </dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
