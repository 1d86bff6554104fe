import { createTable } from '../../kit-parts';
import { Cut } from './Cut';
import styles from './Table.module.css';

/** Rows between hairlines. */
export const Table = createTable({
  styles,
  enters: 'wd-fade',
  Name: ({ children }) => (
    <Cut className={styles.name} widest={110}>
      {children}
    </Cut>
  ),
});
