import type { SceneTeam } from '../../../data/use-scene-data';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import type { PairingProps } from '../../kit';
import { Digits } from './Digits';
import styles from './Pairing.module.css';

/** Both teams in one line, with the slash or the score between them. */
export function Pairing({ opponents: { A, B }, score }: PairingProps) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.versus} wipe`}>
      <Half team={A} />
      <div className={styles.middle}>
        {score && <Digits value={score.A} className={digits(score.A, score.B)} />}
        <i className={styles.slash} />
        {score && <Digits value={score.B} className={digits(score.B, score.A)} />}
      </div>
      <Half team={B} mirrored />
    </div>
  );
}

function Half({ team, mirrored = false }: { team: SceneTeam | null; mirrored?: boolean }) {
  const name = <TeamName shown={team?.displayName ?? 'TBD'} className={styles.name} />;
  const logo = team && <TeamLogo team={team} size={104} />;
  return (
    <div className={mirrored ? `${styles.half} ${styles.mirrored}` : styles.half}>
      {name}
      {logo}
    </div>
  );
}

/** The one who is behind steps back. */
function digits(own: number, other: number): string {
  return own < other ? `${styles.digit} ${styles.behind}` : styles.digit!;
}
