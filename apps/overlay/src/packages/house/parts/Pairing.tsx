import type { SceneTeam } from '../../../models/team';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import type { PairingProps } from '../../kit';
import { Flaps } from './Flaps';
import styles from './Pairing.module.css';

/** Both teams in one line, with the slash or the score between them. */
export function Pairing({ opponents: { A, B }, score }: PairingProps) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.pairing} hs-fade`}>
      <Half team={A} />
      <div className={`${styles.middle} hs-big`}>
        {score && <Flaps value={score.A} className={score.A < score.B ? styles.behind : ''} />}
        <i className="hs-slash" />
        {score && <Flaps value={score.B} className={score.B < score.A ? styles.behind : ''} />}
      </div>
      <Half team={B} mirrored />
    </div>
  );
}

function Half({ team, mirrored = false }: { team: SceneTeam | null; mirrored?: boolean }) {
  return (
    <div className={mirrored ? `${styles.half} ${styles.mirrored}` : styles.half}>
      {team && <TeamLogo team={team} size={72} />}
      <TeamName shown={team?.displayName ?? UNDECIDED} className={styles.name} />
    </div>
  );
}
