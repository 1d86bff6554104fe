import { Fit } from '../../../parts/Fit';
import { createFacts } from '../../kit-parts';
import styles from './Facts.module.css';
import { Torn } from './Torn';

/** On small plates of metal. */
export const Facts = createFacts({
  styles,
  Label: ({ children }) => <span className="eb-lab">{children}</span>,
  Value: ({ children }) => <Fit className={`${styles.value} eb-t`}>{children}</Fit>,
  Item: ({ step, place, children }) => (
    <Torn
      edges="b"
      width={300}
      height={120}
      depth={7}
      seed={place}
      tone="cold"
      step={step}
      className={styles.fact}
    >
      {children}
    </Torn>
  ),
});
