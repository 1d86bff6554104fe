import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { FactsProps } from '../../kit';
import styles from './Facts.module.css';

/** Figures with their names, each at the end of a trace. */
export function Facts({ facts, step = 0, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => (
        <div
          key={label}
          className={`${styles.fact} ci-flash`}
          style={{ '--i': step + place } as CSSProperties}
        >
          <dt>
            <Fit className="ci-silk">{label}</Fit>
          </dt>
          <dd>
            <Fit className={`${styles.value} ci-name`}>{value}</Fit>
          </dd>
        </div>
      ))}
    </dl>
  );
}
