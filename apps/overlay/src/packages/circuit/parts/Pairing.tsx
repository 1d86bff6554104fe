import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { PairingProps } from '../../kit';
import { Copper } from './Copper';
import styles from './Pairing.module.css';

/** Both teams in one row, with the score between them. */
export function Pairing({ opponents: { A, B }, score }: PairingProps) {
  if (!A && !B) return null;
  return (
    <div className={`${styles.pairing} ci-flash`}>
      <Half team={A} />
      <div className={styles.middle}>
        {score ? (
          <>
            <Copper value={score.A} size={144} tone={toneOf(score.A, score.B)} />
            <Copper value={score.B} size={144} tone={toneOf(score.B, score.A)} />
          </>
        ) : (
          <span className="ci-silk ci-off">vs</span>
        )}
      </div>
      <Half team={B} mirrored />
    </div>
  );
}

function toneOf(own: number, other: number): 'a' | 'plain' | 'hollow' {
  if (own === other) return 'plain';
  return own > other ? 'a' : 'hollow';
}

function Half({ team, mirrored = false }: { team: SceneTeam | null; mirrored?: boolean }) {
  return (
    <div className={styles.half} data-mirrored={mirrored || undefined}>
      {team && <TeamLogo team={team} size={96} />}
      <Fit className={`${styles.name} ci-name`}>{team?.displayName ?? UNDECIDED}</Fit>
    </div>
  );
}
