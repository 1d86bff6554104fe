import { Fit } from '../../../parts/Fit';
import type { HeadProps } from '../../kit';
import styles from './Head.module.css';
import { Sign } from './Sign';

/** One centred line on top, for scenes whose content is the spine. */
export function Head({ title, note }: HeadProps) {
  return (
    <header className={`${styles.head} lg-fade lg-ground`}>
      <Sign className={styles.sign} />
      <h1 className={`${styles.title} lg-tight`}>{title}</h1>
      {note && (
        <Fit className={`${styles.note} lg-mist`} twoLines>
          {note}
        </Fit>
      )}
    </header>
  );
}
