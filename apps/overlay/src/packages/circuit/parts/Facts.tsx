import { Fit } from '../../../parts/Fit';
import { createFacts } from '../../kit-parts';
import styles from './Facts.module.css';

/** Each at the end of a trace. */
export const Facts = createFacts({
  styles,
  enters: 'ci-flash',
  Label: ({ children }) => <Fit className="ci-silk">{children}</Fit>,
  Value: ({ children }) => <Fit className={`${styles.value} ci-name`}>{children}</Fit>,
});
