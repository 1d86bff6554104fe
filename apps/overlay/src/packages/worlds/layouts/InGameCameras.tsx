import type { CSSProperties } from 'react';
import type { CameraPlayer, Cameras as CamerasModel, ScoreBug } from '../../../models/in-game';
import { Cut } from '../parts/Cut';
import styles from './InGameCameras.module.css';

interface CamerasProps {
  cameras: CamerasModel;
  /** Knows on which side each team plays. */
  bug: ScoreBug | null;
}

/** Arches along both edges; the name stands below the picture and covers no face. */
export function Cameras({ cameras, bug }: CamerasProps) {
  return (
    <>
      <Column players={cameras.A} slot="A" side={bug?.A?.side ?? 'coalition'} />
      <Column players={cameras.B} slot="B" side={bug?.B?.side ?? 'breach'} />
    </>
  );
}

interface ColumnProps {
  players: readonly CameraPlayer[];
  slot: 'A' | 'B';
  side: 'coalition' | 'breach';
}

function Column({ players, slot, side }: ColumnProps) {
  const colour = { '--side': `var(--mes-${side})` } as CSSProperties;
  return (
    <div className={styles.column} style={colour} data-slot={slot} data-bleed>
      {players.map((player, place) => (
        <div
          key={player.id}
          className={`${styles.camera} wd-fade`}
          style={{ '--d': `${600 + place * 90}ms` } as CSSProperties}
        >
          <div className={styles.frame} />
          <p className={styles.plate}>
            <Cut className={styles.name} widest={110} lines="two if needed">
              {player.name}
            </Cut>
            {player.figure && <b>{player.figure}</b>}
          </p>
        </div>
      ))}
    </div>
  );
}
