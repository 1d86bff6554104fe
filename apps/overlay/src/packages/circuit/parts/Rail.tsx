import { Fit } from '../../../parts/Fit';
import { timeOf } from '../../../parts/labels';
import { useNow } from '../../../parts/use-now';
import { useEvent } from '../../kit-context';
import styles from './Rail.module.css';
import { Sign } from './Sign';

interface RailProps {
  /** What the scene is about. */
  note?: string;
  /** Only the mark: for pictures without a day. */
  isBare?: boolean;
}

/** The live rail that feeds every scene: mark, event and round, and the time of day. */
export function Rail({ note = '', isBare = false }: RailProps) {
  const event = useEvent();
  return (
    <aside className={styles.rail}>
      <i className={`${styles.pour} ${styles.top}`} />
      <i className={`${styles.pour} ${styles.middle}`} />
      <i className={`${styles.pour} ${styles.bottom}`} />
      <div className={styles.print}>
        <Sign className={styles.mark} />
        {!isBare && (
          <>
            <div className={styles.text}>
              <Fit className={styles.event} twoLines>
                {event.name}
              </Fit>
              {note && <Fit className={styles.note}>{note}</Fit>}
            </div>
            <Clock />
          </>
        )}
      </div>
    </aside>
  );
}

const MINUTE = 60_000;

function Clock() {
  const [hours, minutes] = timeOf(useNow(MINUTE)).split(':');
  return (
    <p className={styles.clock}>
      <span>{hours}</span>
      <span>{minutes}</span>
    </p>
  );
}
