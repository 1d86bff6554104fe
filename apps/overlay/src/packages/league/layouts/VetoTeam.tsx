import { BAN } from '@mes/domain/veto/formats';
import type { VetoCell } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { clockOf, counted } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { teamStyle } from '../parts/tones';
import styles from './VetoTeam.module.css';

interface VetoTeamProps {
  team: SceneTeam | null;
  colour: string;
  slot: 'A' | 'B';
  cells: readonly VetoCell[];
  next: VetoCell | null;
  /** How long the team that chooses still has; missing where nobody counts. */
  leftMs?: number;
}

/** A column along the edge; it floods from the floor when the team chooses, with its clock at the foot. */
export function VetoTeam({ team, colour, slot, cells, next, leftMs }: VetoTeamProps) {
  if (!team) return null;
  const isOn = next?.by === slot;
  const left = cells.filter(({ map }) => map === null).length;
  return (
    <aside
      className={`${styles.team} lg-drop`}
      style={teamStyle(colour)}
      data-right={slot === 'B' || undefined}
      data-on={isOn || undefined}
    >
      <i className={styles.flood} />
      <TeamLogo team={team} size={140} className={styles.emblem} />
      <div className={styles.tag}>
        <Name width={144} size={104} align="center">
          {team.details?.tag || team.displayName}
        </Name>
        <p>{actOf({ isOn, next, cells })}</p>
      </div>
      <div className={styles.name} aria-hidden={isOn} data-bleed>
        <Name width={560} size={150} delay={520}>
          {team.displayName}
        </Name>
      </div>
      {isOn && (
        <p className={styles.left}>
          {leftMs === undefined ? (
            <>
              <b className="lg-tight" data-bleed>
                <Reel value={left} delay={600} />
              </b>
              <span>{left === 1 ? 'map left' : 'maps left'}</span>
            </>
          ) : (
            <>
              <b className={`${styles.clock} lg-tight`} data-bleed>
                {clockOf(leftMs)}
              </b>
              <span>{counted(left, 'map')} left</span>
            </>
          )}
        </p>
      )}
    </aside>
  );
}

function actOf({
  isOn,
  next,
  cells,
}: {
  isOn: boolean;
  next: VetoCell | null;
  cells: readonly VetoCell[];
}): string {
  if (isOn) return next?.code === BAN ? 'bans a map' : 'picks a map';
  if (next) return next.by ? 'waits' : 'Decider next';
  return cells.length > 0 && cells.every(({ map }) => map !== null) ? 'Maps are set' : '';
}
