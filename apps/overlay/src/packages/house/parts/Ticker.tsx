import { Fragment } from 'react';
import { useEvent } from '../../kit-context';
import styles from './Ticker.module.css';

/** So often that half of them are wider than the stage: the strip moves by half its length. */
const COPIES = [0, 1, 2, 3];
const REPEATS = 3;

/** News of the event along the bottom, with the slash pattern between them. */
export function Ticker() {
  const { ticker } = useEvent();
  const texts = ticker.length >= 4 ? ticker : Array.from({ length: REPEATS }, () => ticker).flat();
  return (
    <div className={styles.ticker} data-bleed aria-hidden="true">
      <div className={styles.run}>
        {COPIES.map((copy) =>
          texts.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat
            <Fragment key={`${copy} ${place}`}>
              <span>{text}</span>
              <em />
            </Fragment>
          )),
        )}
      </div>
    </div>
  );
}
