import { classNames } from '@mes/ui/class-names';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import styles from './TailBar.module.css';
import * as texts from './texts';
import type { useTail } from './use-tail';

interface TailBarProps {
  tail: ReturnType<typeof useTail>;
  /** Back to the first page. */
  onNewest: () => void;
}

/** Whether the log is followed, and how many entries wait. */
export function TailBar({ tail, onNewest }: TailBarProps) {
  const { isPaused, setPaused, isHeld, newEntries } = tail;
  const showNewest = () => {
    setPaused(false);
    onNewest();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={styles.bar}>
      <span className={classNames(styles.state, !isHeld && styles.live)} role="status">
        {isHeld ? texts.held : texts.following}
      </span>
      <Button
        size="sm"
        variant="quiet"
        icon={
          isPaused ? (
            <IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconPlayerPause size={16} stroke={1.75} aria-hidden="true" />
          )
        }
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? texts.resume : texts.pause}
      </Button>
      {isHeld && newEntries > 0 && (
        <Button className={styles.waiting} size="sm" variant="ghost" onClick={showNewest}>
          {newEntries === 1
            ? texts.oneNewEntry
            : interpolate(texts.newEntries, { count: newEntries })}
        </Button>
      )}
    </div>
  );
}
