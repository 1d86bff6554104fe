import type { Speaker } from '@mes/contract/stream-control';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { InterviewModel, Series } from '../../models/match';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import type { Hole } from '../kit';
import { useKit } from '../kit-context';
import { framesFor } from './camera-frames';
import styles from './Interview.module.css';

/** Cameras of those who talk, as holes in the backdrop, with their names below. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const { Backdrop, Head } = useKit();
  const frames = framesFor(speakers.length);
  return (
    <>
      <Backdrop holes={frames} />
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
      {result && <Result result={result} />}
    </>
  );
}

interface CameraProps {
  frame: Hole;
  speaker: Speaker | null;
  step: number;
}

function Camera({ frame: { x, y, width, height }, speaker, step }: CameraProps) {
  return (
    <figure
      className={`${styles.camera} wipe`}
      style={{ left: x, top: y, width, '--i': step } as CSSProperties}
    >
      <div className={styles.hole} style={{ height }} />
      {speaker && (
        <figcaption className={styles.plate}>
          <Fit className={`${styles.name} tight`}>{speaker.name}</Fit>
          <Fit className={styles.detail} twoLines>
            {speaker.detail}
          </Fit>
        </figcaption>
      )}
    </figure>
  );
}

/** How the match stands or ended that they talk about; only who has lost steps back with the name. */
function Result({ result }: { result: Series }) {
  const { A, B, score, isDecided: hasEnded } = result;
  const [scoreA, scoreB] = [score.A, score.B];
  return (
    <div className={`${styles.result} wipe`} style={{ '--i': 3 } as CSSProperties}>
      <TeamLogo team={A} size={72} />
      <TeamName
        shown={A.displayName}
        className={classNames(styles.team, hasEnded && scoreA < scoreB && styles.beaten)}
      />
      <b className={styles.score}>
        <span className={scoreA < scoreB ? styles.beaten : undefined}>{scoreA}</span>
        <i />
        <span className={scoreB < scoreA ? styles.beaten : undefined}>{scoreB}</span>
      </b>
      <TeamName
        shown={B.displayName}
        className={classNames(
          styles.team,
          styles.right,
          hasEnded && scoreB < scoreA && styles.beaten,
        )}
      />
      <TeamLogo team={B} size={72} />
    </div>
  );
}
