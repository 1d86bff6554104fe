import type { StreamDesk } from '@mes/contract/stream-desk';
import styles from './CheckDesk.module.css';
import { Preflight } from './Preflight';
import { RehearsalForm } from './RehearsalForm';
import { StreamDelay } from './StreamDelay';

/** What is done before a broadcast. */
export default function CheckDesk({ desk }: { desk: StreamDesk }) {
  return (
    <div className={styles.columns}>
      <Preflight />
      <div className={styles.side}>
        <RehearsalForm desk={desk} />
        <StreamDelay key={desk.delaySeconds} seconds={desk.delaySeconds} />
      </div>
    </div>
  );
}
