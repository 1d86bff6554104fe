import type { SceneTeam } from '../../../models/team';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { PairingProps } from '../../kit';
import { Cut } from './Cut';
import { Digits } from './Digits';
import styles from './Pairing.module.css';

/** Both teams left and right of the meridian, with the score beside it. */
export function Pairing({ opponents: { A, B }, score }: PairingProps) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.pairing} wd-fade`}>
      <Half team={A} />
      <div className={`${styles.middle} wd-number`}>
        {score && <Digits value={score.A} className={score.A < score.B ? 'wd-dim' : ''} />}
        <i />
        {score && <Digits value={score.B} className={score.B < score.A ? 'wd-dim' : ''} />}
      </div>
      <Half team={B} isRight />
    </div>
  );
}

function Half({ team, isRight = false }: { team: SceneTeam | null; isRight?: boolean }) {
  return (
    <div className={isRight ? `${styles.half} ${styles.right}` : styles.half}>
      {team && <TeamLogo team={team} size={88} />}
      <Cut className={`${styles.name} wd-name`}>{team?.displayName ?? UNDECIDED}</Cut>
    </div>
  );
}
