import type { BestPlayer as BestPlayerModel } from '../../../models/moment';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Panel } from '../parts/Panel';
import { Portrait } from '../parts/Portrait';
import { step } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Tag } from '../parts/Tag';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './MomentBestPlayer.module.css';

const FEED = { points: step([120, 620], [216, 540]), tone: 'a', isPulsed: true } as const;
const OTHERS = 3;

/** The portrait in its frame, the handle, and the figure that counts in copper. */
export function BestPlayer({ player, team, of, figures }: BestPlayerModel) {
  const { round } = useEvent();
  const [first, ...others] = figures;
  return (
    <>
      <Backdrop board="top" />
      <Rail note={round} />
      <Wires wires={[FEED]} />
      <Panel className={styles.frame} tone="a" delay={500}>
        <Portrait player={player} side="coalition" className={styles.portrait} />
      </Panel>
      <div className={`${styles.tag} ci-flash`}>
        <Tag tone="plain">{`Best player, ${of}`}</Tag>
      </div>
      <div className={`${styles.name} ci-name`}>
        <Typed delay={760}>{player.name}</Typed>
      </div>
      {team && (
        <div className={`${styles.team} ci-flash`}>
          <TeamLogo team={team} size={72} />
          <Fit className={`${styles.teamName} ci-silk`}>{team.displayName}</Fit>
        </div>
      )}
      {first && (
        <div className={styles.first}>
          <Copper value={first.value} size={220} tone="a" delay={1_050} />
          <p className={`${styles.label} ci-silk ci-flash`}>{first.label}</p>
        </div>
      )}
      <div className={styles.others}>
        {others.slice(0, OTHERS).map(({ label, value }, place) => (
          <div key={label}>
            <Copper
              value={value}
              size={132}
              contour="var(--mes-circuit-7)"
              delay={1_160 + place * 110}
            />
            <p className={`${styles.label} ci-silk ci-flash`}>{label}</p>
          </div>
        ))}
      </div>
    </>
  );
}
