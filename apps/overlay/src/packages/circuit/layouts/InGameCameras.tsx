import type { Side } from '@mes/ui/art/portrait';
import type { CSSProperties } from 'react';
import type { CameraPlayer, Cameras as CamerasModel } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import styles from './InGameCameras.module.css';

/** Longer handles have narrow letters. */
const LONG = 11;

interface CamerasProps {
  cameras: CamerasModel;
  sides: { readonly A: Side | null; readonly B: Side | null };
}

/** Frames along both edges; the handle stands below the picture and covers no face. */
export function Cameras({ cameras, sides }: CamerasProps) {
  return (
    <>
      <Column players={cameras.A} slot="A" side={sides.A} />
      <Column players={cameras.B} slot="B" side={sides.B} />
    </>
  );
}

interface ColumnProps {
  players: readonly CameraPlayer[];
  slot: 'A' | 'B';
  side: Side | null;
}

function Column({ players, slot, side }: ColumnProps) {
  const colour = side ? `var(--mes-${side})` : slot === 'A' ? 'var(--a)' : 'var(--b)';
  return (
    <div className={styles.column} style={{ '--side': colour } as CSSProperties} data-slot={slot}>
      {players.map((player, place) => (
        <div
          key={player.id}
          className={`${styles.camera} ci-flash`}
          style={{ '--d': `${300 + place * 60}ms` } as CSSProperties}
        >
          <Frame isMirrored={slot === 'B'} />
          <p className={styles.plate}>
            <i />
            <Fit className={player.name.length > LONG ? styles.long : styles.name} twoLines>
              {player.name}
            </Fit>
            {player.figure && <b>{player.figure}</b>}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Only the rim is painted: the camera shows through. Its cut points to the game. */
function Frame({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg className={styles.frame} viewBox="0 0 216 126" aria-hidden="true">
      <path d={isMirrored ? 'M26 2H214V124H2V26Z' : 'M2 2H190L214 26V124H2Z'} />
    </svg>
  );
}
