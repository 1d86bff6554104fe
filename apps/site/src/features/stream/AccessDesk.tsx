import styles from './AccessDesk.module.css';
import { QueueLinks } from './QueueLinks';
import { StreamLink } from './StreamLink';

/** Links around a broadcast: where it is seen, and who passes the queue of the site. */
export default function AccessDesk() {
  return (
    <div className={styles.columns}>
      <StreamLink />
      <QueueLinks />
    </div>
  );
}
