import { type CSSProperties, useEffect, useState } from 'react';
import type { VetoCell } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { prefersLessMotion } from '../../../parts/motion';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useScene } from '../../../scene-context';
import { MapPicture } from '../../MapPicture';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { BLUE, teamStyle, tone } from '../parts/tones';
import styles from './VetoReveal.module.css';

const REVEAL_MS = 3_400;
/** The columns below travel while the cover falls. */
const HELD_MS = 2_500;

interface Reveal {
  /** The map that has just been picked; null at all other times. */
  readonly cell: VetoCell | null;
  /** Those of before the pick, as long as the reveal hides the columns. */
  readonly cells: readonly VetoCell[];
}

/** A pick and the decider are revealed; a ban only sinks. */
export function useReveal(cells: readonly VetoCell[]): Reveal {
  const isPicture = useScene().route.screenshot;
  const count = countOf(cells);
  const [seen, setSeen] = useState(cells);
  const [cell, setCell] = useState<VetoCell | null>(null);
  const [held, setHeld] = useState<readonly VetoCell[] | null>(null);
  if (count !== countOf(seen)) {
    setSeen(cells);
    const newest = cells.findLast(({ map }) => map !== null) ?? null;
    // Several at once were missed: their columns say it.
    const isOne = count === countOf(seen) + 1 && count > 1;
    if (isOne && newest && newest.order !== null && !isPicture && !prefersLessMotion()) {
      setCell(newest);
      setHeld(seen);
    }
  }
  useEffect(() => {
    if (!cell) return;
    const timers = [
      setTimeout(() => setHeld(null), HELD_MS),
      setTimeout(() => setCell(null), REVEAL_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [cell]);
  return { cell, cells: held ?? cells };
}

function countOf(cells: readonly VetoCell[]): number {
  return cells.filter(({ map }) => map !== null).length;
}

interface VetoRevealProps {
  cell: VetoCell;
  team: SceneTeam | null;
  colour: string | null;
}

const COLUMNS = Array.from({ length: 12 }, (_, place) => place);

/** Columns cover the frame, those in the middle climb on and open the map, then all fall away. */
export function VetoReveal({ cell, team, colour }: VetoRevealProps) {
  const shown = colour ?? BLUE;
  return (
    <div className={styles.reveal} style={teamStyle(shown)} data-bleed>
      <div className={styles.map}>
        <MapPicture map={cell.map ?? ''} className={styles.art} />
        <div className={styles.name}>
          <Name width={864} size={330} align="center">
            {cell.map ?? ''}
          </Name>
          <p>{team ? `Picked by ${team.name}` : 'The decider'}</p>
        </div>
      </div>
      {COLUMNS.map((place) => {
        const fromMiddle = Math.abs(place - 5.5) - 0.5;
        return (
          <div
            key={place}
            className={fromMiddle < 3 ? styles.opens : styles.stays}
            style={{ '--m': fromMiddle } as CSSProperties}
          >
            <Column
              x={place * 160}
              width={161}
              height={1080}
              tones={[tone(shown, 100 - fromMiddle * 9), tone(shown, 74 - fromMiddle * 8)]}
              step={0}
              className={styles.column}
            />
          </div>
        );
      })}
      {team && (
        <div className={`${styles.side} ${styles.team}`}>
          <TeamLogo team={team} size={250} />
          <Name width={420} size={190} align="center">
            {team.details?.tag || team.displayName}
          </Name>
        </div>
      )}
      <b className={`${styles.side} ${styles.number} lg-tight`}>{cell.order}</b>
    </div>
  );
}
