import type { CSSProperties } from 'react';
import type { BestPlayer as BestPlayerModel } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { PrintedPortrait } from '../parts/PrintedPortrait';
import { Tag } from '../parts/Tag';
import { twoLines } from '../parts/two-lines';
import styles from './MomentBestPlayer.module.css';

/** The cover: the name behind the portrait. */
export function BestPlayer({ player, team, of, figures }: BestPlayerModel) {
  const event = useEvent();
  return (
    <>
      <Backdrop />
      <div className={styles.pane} />
      <div className={styles.name}>
        <Fill width={1944} size={600} delay={300} down>
          {player.name}
        </Fill>
      </div>
      <PrintedPortrait player={player} side="coalition" className={styles.portrait} />
      <div className={styles.figures}>
        <p className="hs-fade">
          <Tag tone="plain" className={styles.tag}>
            MVP
          </Tag>
        </p>
        {figures.map(({ label, value }, place) => (
          <p
            key={label}
            className={`${styles.figure} hs-fade`}
            style={{ '--d': `${760 + place * 80}ms` } as CSSProperties}
          >
            <span>{label}</span>
            <b className="hs-big">
              <Flaps value={value} delay={760 + place * 80} />
            </b>
          </p>
        ))}
      </div>
      <div className={`${styles.team} hs-fade`}>
        {team && <TeamLogo team={team} size={96} />}
        {team && (
          <p className={`${styles.teamName} hs-mid`}>
            {twoLines(team.displayName).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        <p className="hs-mute">
          {event.name}
          <br />
          {of}
        </p>
      </div>
    </>
  );
}
