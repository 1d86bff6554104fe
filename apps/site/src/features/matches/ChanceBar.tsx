import { toPercents } from '@mes/domain/series/chances';
import { interpolate } from '../../interpolate';
import styles from './ChanceBar.module.css';
import * as texts from './texts';

interface ChanceBarProps {
  /** Of the first team. */
  chance: number;
  /** Before the match, as a mark on the bar, where the chance has changed since. */
  before?: number;
  teams: readonly [string, string];
}

/** How likely each of two teams is to win, by Elo. */
export function ChanceBar({ chance, before, teams }: ChanceBarProps) {
  const { A, B } = toPercents(chance);
  const start = before === undefined ? A : toPercents(before).A;
  return (
    <div className={styles.chances}>
      <b className={styles.percent} title={teams[0]}>{`${A}%`}</b>
      <div className={styles.middle}>
        <span className={styles.caption}>
          {start === A
            ? texts.chanceToWin
            : interpolate(texts.chanceToWinBefore, { percent: start, teamName: teams[0] })}
        </span>
        <div className={styles.bar} aria-hidden="true">
          <i className={styles.first} style={{ width: `${A}%` }} />
          {start !== A && <i className={styles.mark} style={{ left: `${start}%` }} />}
        </div>
      </div>
      <b className={styles.percent} title={teams[1]}>{`${B}%`}</b>
    </div>
  );
}
