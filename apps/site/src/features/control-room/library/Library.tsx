import { channels } from '@mes/client/channels';
import { useLive } from '../../../api/use-live';
import { Casters } from './Casters';
import styles from './Library.module.css';
import { Sponsors } from './Sponsors';

/** What is saved for the channels of all shows. */
export function Library() {
  useLive(channels.stream(), { reads: ['stream'] });
  return (
    <div className={styles.columns}>
      <Casters />
      <Sponsors />
    </div>
  );
}
