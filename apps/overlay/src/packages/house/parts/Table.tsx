import { Fit } from '../../../parts/Fit';
import { createTable } from '../../kit-parts';
import styles from './Table.module.css';

/** Places over hairlines, the first on bone. */
export const Table = createTable({
  styles,
  enters: 'hs-fade',
  Name: ({ children }) => <Fit className={`${styles.name} hs-mid`}>{children}</Fit>,
});
