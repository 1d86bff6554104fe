import type { CSSProperties } from 'react';
import type { BestPlayer } from '../../../models/moment';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Figure } from '../parts/Figure';
import styles from './MomentBestPlayer.module.css';
import { MomentScene } from './MomentScene';

/** Three letters as high as the zone, the player beside them, the figures below the seam. */
export function MomentBestPlayer({ player, team, of, figures }: BestPlayer) {
  return (
    <MomentScene
      title="Best player"
      note={of}
      headline="MVP"
      size={620}
      width={1_020}
      behind={
        <div className={styles.clip}>
          <div className={`${styles.figure} eb-stand`}>
            <Figure player={player} side="coalition" className={styles.picture} />
          </div>
        </div>
      }
    >
      <section className={`${styles.who} eb-slam`}>
        <div className={styles.caption}>
          <Fit className={`${styles.name} eb-t`}>{player.name}</Fit>
          <Fit className={`${styles.team} eb-lab`}>
            {[team?.displayName, of].filter(Boolean).join(' / ')}
          </Fit>
        </div>
        {team && <TeamLogo team={team} size={116} />}
      </section>
      <dl className={styles.figures}>
        {figures.map(({ label, value }, place) => (
          <div
            key={label}
            className="eb-slam"
            style={{ '--i': 7 + place, '--from': -1 } as CSSProperties}
          >
            <dd className={`${styles.value} eb-t`}>{value}</dd>
            <dt className="eb-lab">{label}</dt>
          </div>
        ))}
      </dl>
    </MomentScene>
  );
}
