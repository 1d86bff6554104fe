import type { CSSProperties } from 'react';
import type { CameraPlayer, Cameras as CamerasModel } from '../../../models/in-game';
import { Name } from '../parts/Name';
import { teamStyle, tone } from '../parts/tones';
import styles from './InGameCameras.module.css';

interface CamerasProps {
  cameras: CamerasModel;
  colours: Readonly<Record<'A' | 'B', string>>;
  /** The id of the player whom the picture follows. */
  shown: string | null;
}

/** One column of frames for each side; the handle stands under the picture and covers no face. */
export function Cameras({ cameras, colours, shown }: CamerasProps) {
  return (
    <>
      <Column players={cameras.A} colour={colours.A} slot="A" shown={shown} />
      <Column players={cameras.B} colour={colours.B} slot="B" shown={shown} />
    </>
  );
}

interface ColumnProps {
  players: readonly CameraPlayer[];
  colour: string;
  slot: 'A' | 'B';
  shown: string | null;
}

const PLATE = 320;
/** Beside the name: the margin of the frame, the inner margin, and the figure. */
const BESIDE = { margins: 48 + 16, figure: 92 };

function Column({ players, colour, slot, shown }: ColumnProps) {
  return (
    <div
      className={styles.column}
      style={teamStyle(colour)}
      data-right={slot === 'B' || undefined}
      data-bleed
    >
      {players.map((player, place) => (
        <div
          key={player.id}
          className={`${styles.camera} lg-drop`}
          style={
            {
              '--rim': tone(colour, 92 - place * 9),
              '--d': `${600 - place * 90}ms`,
            } as CSSProperties
          }
          data-shown={player.id === shown || undefined}
        >
          <div className={styles.hole} />
          <p className={styles.plate}>
            <Name
              width={PLATE - BESIDE.margins - (player.figure ? BESIDE.figure : 0)}
              size={34}
              least={26}
              align={slot === 'A' ? 'left' : 'right'}
              delay={900}
            >
              {player.name}
            </Name>
            {player.figure && <b>{player.figure}</b>}
          </p>
        </div>
      ))}
    </div>
  );
}
