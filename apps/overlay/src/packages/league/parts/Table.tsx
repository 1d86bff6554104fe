import { Fit } from '../../../parts/Fit';
import { createTable } from '../../kit-parts';
import styles from './Table.module.css';

/** Rows on night, lighter the higher they stand. */
export const Table = createTable({
  styles,
  enters: 'lg-fade',
  Name: ({ children }) => <Fit className={`${styles.name} lg-tight`}>{children}</Fit>,
});
