import { createFacts } from '../../kit-parts';
import { Cut } from './Cut';
import styles from './Facts.module.css';

/** Thin figures over their names. */
export const Facts = createFacts({
  styles,
  enters: 'wd-fade',
  Label: ({ children }) => <Cut className="wd-label">{children}</Cut>,
  Value: ({ children }) => (
    <Cut className={styles.value} widest={102}>
      {children}
    </Cut>
  ),
});
