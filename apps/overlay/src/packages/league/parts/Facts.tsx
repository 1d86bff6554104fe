import { Fit } from '../../../parts/Fit';
import { createFacts } from '../../kit-parts';
import styles from './Facts.module.css';

/** Each on a column of its own tone. */
export const Facts = createFacts({
  styles,
  enters: 'lg-fade',
  Label: ({ children }) => <Fit>{children}</Fit>,
  Value: ({ children }) => <Fit className={`${styles.value} lg-tight`}>{children}</Fit>,
});
