import { classNames } from '@mes/ui/class-names';
import type { CameraPlayer, Cameras as CamerasModel } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import styles from './InGameCameras.module.css';

interface CamerasProps {
  cameras: CamerasModel;
  /** Above zero where A is ahead. */
  lead: number;
}

/** Frames along both edges; the handle stands below the picture and covers no face. */
export function Cameras({ cameras, lead }: CamerasProps) {
  return (
    <>
      <Column players={cameras.A} side="A" isAhead={lead > 0} />
      <Column players={cameras.B} side="B" isAhead={lead < 0} />
    </>
  );
}

interface ColumnProps {
  players: readonly CameraPlayer[];
  side: 'A' | 'B';
  isAhead: boolean;
}

function Column({ players, side, isAhead }: ColumnProps) {
  return (
    <div className={classNames(styles.column, styles[side])} data-ahead={isAhead || undefined}>
      {players.map((player) => (
        <div key={player.id} className={`${styles.camera} hs-fade`}>
          <div className={styles.frame} />
          <p className={styles.plate}>
            <Fit twoLines>{player.name}</Fit>
            {player.figure && <b>{player.figure}</b>}
          </p>
        </div>
      ))}
    </div>
  );
}
