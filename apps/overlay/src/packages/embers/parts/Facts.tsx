import { classNames } from '@mes/ui/class-names';
import { Fit } from '../../../parts/Fit';
import type { FactsProps } from '../../kit';
import styles from './Facts.module.css';
import { Torn } from './Torn';

/** Figures with their names on small plates. */
export function Facts({ facts, step = 0, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ label, value }, place) => (
        <Torn
          key={label}
          edges="b"
          width={300}
          height={120}
          depth={7}
          seed={place}
          tone="cold"
          step={step + place}
          className={styles.fact}
        >
          <dt className="eb-lab">{label}</dt>
          <dd>
            <Fit className={`${styles.value} eb-t`}>{value}</Fit>
          </dd>
        </Torn>
      ))}
    </dl>
  );
}
