import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { Series } from '../../../models/match';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import styles from './Standing.module.css';

interface StandingProps {
  series: Series;
  className?: string;
}

/** How a series stands, on a pill below the scene. */
export function Standing({ series: { A, B, score }, className }: StandingProps) {
  return (
    <div
      className={classNames(styles.standing, 'wd-rise', className)}
      style={{ '--d': '1600ms' } as CSSProperties}
    >
      <TeamLogo team={A} size={72} />
      <Cut className={`${styles.name} wd-name`}>{A.displayName}</Cut>
      <span className={`${styles.score} wd-number`}>
        <Digits value={score.A} className={score.A < score.B ? 'wd-dim' : ''} />
      </span>
      <i />
      <span className={`${styles.score} wd-number`}>
        <Digits value={score.B} className={score.B < score.A ? 'wd-dim' : ''} />
      </span>
      <Cut className={`${styles.name} ${styles.right} wd-name`}>{B.displayName}</Cut>
      <TeamLogo team={B} size={72} />
    </div>
  );
}
