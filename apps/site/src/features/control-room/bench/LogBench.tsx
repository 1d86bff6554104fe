import { classNames } from '@mes/ui/class-names';
import { interpolate } from '../../../interpolate';
import { logLabel } from '../labels';
import { Press } from '../Press';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import * as roomTexts from '../texts';
import { clockTime } from '../times';
import styles from './LogBench.module.css';
import * as texts from './texts';

/** Everything that was done, by anyone; each act can be undone by itself. */
export function LogBench() {
  const { log, ownId, acts } = useRoom();
  if (log.length === 0) return <p className={styles.empty}>{texts.emptyLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
    <ol className={styles.log} tabIndex={0} aria-label={texts.logBench}>
      {log.map((entry) => {
        const { id, at, by, undone, also } = entry;
        const isOwn = by?.id === ownId;
        return (
          <li key={id} className={styles.entry}>
            <time>{clockTime(at)}</time>
            <span className={classNames(tight.clip, !isOwn && styles.peer)}>
              {isOwn ? roomTexts.you : (by?.name ?? roomTexts.somebody)}
            </span>
            <b className={classNames(tight.clip, undone !== null && styles.struck)}>
              {logLabel(entry)}
            </b>
            {undone ? (
              <span className={styles.undone}>
                {undone.by
                  ? interpolate(texts.undoneBy, { name: undone.by.name })
                  : roomTexts.replaced}
              </span>
            ) : (
              <Press onClick={() => void acts.undo({ act: id, also })}>
                {also.length === 0
                  ? texts.undoThis
                  : interpolate(texts.undoAlso, { count: also.length })}
              </Press>
            )}
          </li>
        );
      })}
    </ol>
  );
}
