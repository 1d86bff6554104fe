import type { Speaker } from '@mes/contract/stream-control';
import type { CSSProperties } from 'react';
import type { InterviewModel } from '../../../models/match';
import type { Hole } from '../../kit';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import { Meridian } from '../parts/Meridian';
import styles from './Interview.module.css';
import { Standing } from './Standing';

const GLOBE = inkLook(50, { grid: 30, dot: 2, line: 1 });
const WIDTH = 1_728;
const HEIGHT = 560;
const TOP = 150;
/** Wide enough for the meridian and its globe. */
const GAP = 128;

/** Cameras of the same size left and right of the meridian, with names below. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const frames = framesFor(Math.max(1, speakers.length));
  const isEven = frames.length % 2 === 0;
  return (
    <>
      <Backdrop holes={frames} isBare />
      {isEven && (
        <>
          <Meridian top={118} height={720} from="42%" />
          <Globe
            look={GLOBE}
            x={960}
            y={TOP + HEIGHT / 2 - 30}
            view={{ lon: 20, lat: 18 }}
            turn={120}
            step={7}
          />
        </>
      )}
      <Head title="Interview" note={round || undefined} />
      {frames.map((frame, place) => (
        <Camera
          // biome-ignore lint/suspicious/noArrayIndexKey: a camera is its place on the screen
          key={place}
          frame={frame}
          speaker={speakers[place] ?? null}
          step={place}
        />
      ))}
      {result && <Standing series={result} />}
    </>
  );
}

/** Of 16 by 9; an even number leaves the axis free. */
function framesFor(count: number): Hole[] {
  const gap = count === 2 ? GAP : 48;
  const width = Math.min((WIDTH - (count - 1) * gap) / count, (HEIGHT * 16) / 9);
  const height = Math.round((width * 9) / 16);
  const all = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, place) => ({
    x: Math.round(960 - all / 2 + place * (width + gap)),
    y: TOP + Math.round((HEIGHT - height) / 2),
    width: Math.round(width),
    height,
  }));
}

interface CameraProps {
  frame: Hole;
  speaker: Speaker | null;
  step: number;
}

function Camera({ frame: { x, y, width, height }, speaker, step }: CameraProps) {
  return (
    <figure
      className={`${styles.camera} wd-fade`}
      style={{ left: x, top: y, width, '--d': `${500 + step * 120}ms` } as CSSProperties}
    >
      <div className={styles.hole} style={{ height }} />
      {speaker && (
        <figcaption className={styles.plate}>
          <Cut className={styles.name} widest={118}>
            {speaker.name}
          </Cut>
          <Cut className="wd-label wd-gold" lines="two if needed">
            {speaker.detail}
          </Cut>
        </figcaption>
      )}
    </figure>
  );
}
