import { IconPlugConnectedX } from '@tabler/icons-react';
import { Chip } from '../../components/layout/Chip';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './ConnectionChip.module.css';
import { useConnectionProblem } from './use-connection-problem';

/** Shown while there is no live connection and the page may be outdated. */
export function ConnectionChip() {
  const problem = useConnectionProblem();
  return (
    <div
      role="status"
      className={styles.place}
      title={problem ? interpolate(texts.shownMayBeOld, { trouble: problem }) : undefined}
    >
      {problem && (
        <Chip tone="warn" icon={<IconPlugConnectedX size={14} stroke={1.75} aria-hidden="true" />}>
          {problem}
        </Chip>
      )}
    </div>
  );
}
