import { Fit } from '../../../parts/Fit';
import { createFacts } from '../../kit-parts';
import styles from './Facts.module.css';

/** Over hairlines. */
export const Facts = createFacts({
  styles,
  enters: 'hs-fade',
  Label: ({ children }) => children,
  Value: ({ children }) => <Fit className={`${styles.value} hs-mid`}>{children}</Fit>,
});
