import type { Side } from '@mes/ui/art/portrait';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { CameraPlayer, Cameras } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Torn } from '../parts/Torn';
import styles from './InGameCameras.module.css';

interface InGameCamerasProps {
  cameras: Cameras;
  sides: { readonly A: Side | null; readonly B: Side | null };
  /** Who is followed in the game. */
  onCamera: string | null;
}

/** Frames along both edges; the plate hangs below the picture and covers no face. */
export function InGameCameras({ cameras, sides, onCamera }: InGameCamerasProps) {
  return (
    <>
      <Column players={cameras.A} slot="A" side={sides.A} onCamera={onCamera} />
      <Column players={cameras.B} slot="B" side={sides.B} onCamera={onCamera} />
    </>
  );
}

interface ColumnProps {
  players: readonly CameraPlayer[];
  slot: 'A' | 'B';
  side: Side | null;
  onCamera: string | null;
}

function Column({ players, slot, side, onCamera }: ColumnProps) {
  const colour: Record<`--${string}`, string> = {
    '--side': side ? `var(--mes-${side})` : 'var(--slag)',
  };
  return (
    <div className={classNames(styles.column, styles[slot])} style={colour} data-bleed>
      {players.map((player, place) => (
        <div
          key={player.id}
          className={`${styles.camera} eb-slam`}
          style={{ '--i': 1 + place, '--from': slot === 'A' ? 1 : -1 } as CSSProperties}
          data-on={player.id === onCamera || undefined}
        >
          <div className={styles.window} />
          <Torn
            edges="b"
            width={258}
            height={46}
            depth={6}
            seed={place}
            tone={player.id === onCamera ? 'molten' : 'cold'}
            className={styles.plate}
          >
            <Fit className={`${styles.name} eb-t`} twoLines>
              {player.name}
            </Fit>
            {player.figure && <b className={styles.figure}>{player.figure}</b>}
          </Torn>
        </div>
      ))}
    </div>
  );
}
