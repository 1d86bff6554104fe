import type { LikelyVeto as LikelyVetoRead, TeamComparison } from '@mes/contract/head-to-head';
import { classNames } from '@mes/ui/class-names';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import styles from './LikelyVeto.module.css';
import * as texts from './texts';

interface LikelyVetoProps {
  veto: LikelyVetoRead;
  comparison: TeamComparison;
}

/** What both teams will probably ban and pick, and on how many vetoes that rests. */
export function LikelyVeto({ veto: { steps, vetoes }, comparison: { A, B } }: LikelyVetoProps) {
  const teams = { A: A.team, B: B.team };
  return (
    <div className={styles.likely}>
      <h3 className={styles.title}>{texts.likelyVeto}</h3>
      <ol className={styles.steps}>
        {steps.map(({ by, kind, map }) => (
          <li key={map} className={styles.step}>
            <TeamLogo team={teams[by]} size={18} plain />
            <Hidden>{`${teams[by].name} `}</Hidden>
            <span className={classNames(kind === 'ban' ? styles.ban : styles.pick)}>
              {kind === 'ban' ? texts.bansMap : texts.picksMap}
            </span>
            <b>{map}</b>
          </li>
        ))}
      </ol>
      <p className={styles.basis}>
        {interpolate(texts.likelyVetoBasis, {
          ...{ countA: vetoes.A, teamA: A.team.name, countB: vetoes.B, teamB: B.team.name },
        })}
      </p>
    </div>
  );
}
