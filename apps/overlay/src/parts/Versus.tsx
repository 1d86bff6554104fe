import type { Opponents, SceneTeam } from '../data/use-scene-data';
import { Swap } from './Swap';
import { TeamLogo } from './TeamLogo';
import { TeamName } from './TeamName';
import styles from './Versus.module.css';

interface VersusProps {
  opponents: Opponents;
  /** Maps won; without it a slash stands between the teams. */
  score?: { readonly A: number; readonly B: number };
}

/** Both teams in one line, with the slash or the score between them. */
export function Versus({ opponents: { A, B }, score }: VersusProps) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.versus} wipe`}>
      <Half team={A} />
      <div className={styles.middle}>
        {score && <Swap value={score.A} className={digits(score.A, score.B)} />}
        <i className={styles.slash} />
        {score && <Swap value={score.B} className={digits(score.B, score.A)} />}
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
