import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { FactsProps } from '../../kit';
import styles from './Facts.module.css';

/** Figures with their names, each on a column of its own tone. */
export function Facts({ facts, step = 0, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => (
        <div
          key={label}
          className={`${styles.fact} lg-fade`}
          style={{ '--i': step + place } as CSSProperties}
        >
          <dt>
            <Fit>{label}</Fit>
          </dt>
          <dd>
            <Fit className={`${styles.value} lg-tight`}>{value}</Fit>
          </dd>
        </div>
      ))}
    </dl>
  );
}
