import type { Announcement } from '@mes/contract/announcement-schemas';
import { Panel } from '../../../components/layout/Panel';
import * as texts from '../texts';
import styles from './SeenCount.module.css';

/** How many have seen it until now; follows live. */
export function SeenCount({ seen: { accounts, visitors } }: Pick<Announcement, 'seen'>) {
  return (
    <Panel pad>
      <p className={styles.title}>{texts.seenBy}</p>
      <dl className={styles.counts}>
        <div className={styles.count}>
          <dt>{texts.seenAccounts}</dt>
          <dd>{accounts}</dd>
        </div>
        <div className={styles.count}>
          <dt>{texts.seenVisitors}</dt>
          <dd>{visitors}</dd>
        </div>
      </dl>
    </Panel>
  );
}
