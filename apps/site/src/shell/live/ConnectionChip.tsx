import { IconPlugConnectedX } from '@tabler/icons-react';
import { Chip } from '../../components/layout/Chip';
import styles from './ConnectionChip.module.css';
import { useConnectionTrouble } from './use-connection-trouble';

/** Only there while live data do not arrive: what is on the page then may be old. */
export function ConnectionChip() {
  const trouble = useConnectionTrouble();
  return (
    <div
      role="status"
      className={styles.place}
      title={trouble ? `${trouble}. What the page shows may be old.` : undefined}
    >
      {trouble && (
        <Chip tone="warn" icon={<IconPlugConnectedX size={14} stroke={1.75} aria-hidden="true" />}>
          {trouble}
        </Chip>
      )}
    </div>
  );
}
