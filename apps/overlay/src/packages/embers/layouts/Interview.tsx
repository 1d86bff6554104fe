import { classNames } from '@mes/ui/class-names';
import type { InterviewModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { Hole } from '../../kit';
import { Field } from '../parts/Field';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Interview.module.css';
import { interviewFrames } from './interview-frames';

/** Cameras of those who talk over a low seam, their names on plates below the pictures. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const frames = interviewFrames(speakers.length);
  return (
    <>
      <Field seam={SEAMS.low} floor={0.12} holes={frames} />
      <div className="eb-content">
        <Head title="Interview" note={round || undefined} />
        {frames.map((frame, place) => (
          <Camera
            // biome-ignore lint/suspicious/noArrayIndexKey: a camera is its place on the screen
            key={place}
            frame={frame}
            name={speakers[place]?.name ?? ''}
            detail={speakers[place]?.detail ?? ''}
            step={1 + place}
          />
        ))}
        {result && <Result result={result} />}
      </div>
    </>
  );
}

interface CameraProps {
  frame: Hole;
  name: string;
  detail: string;
  step: number;
}

function Camera({ frame: { x, y, width, height }, name, detail, step }: CameraProps) {
  return (
    <figure className={styles.camera} style={{ left: x, top: y, width }}>
      <div className={styles.hole} style={{ height }} />
      {name && (
        <Torn edges="rb" width={width} height={110} depth={10} step={step} className={styles.plate}>
          <i className={`${styles.slash} eb-slash`} />
          <span className={styles.caption}>
            <Fit className={`${styles.name} eb-t`}>{name}</Fit>
            <Fit className={styles.detail}>{detail}</Fit>
          </span>
        </Torn>
      )}
    </figure>
  );
}

/** How the match stands that they talk about. */
function Result({ result: { A, B, score } }: { result: Series }) {
  return (
    <Torn
      edges="rt"
      width={1_100}
      height={100}
      depth={10}
      tone="cold"
      step={5}
      className={styles.result}
    >
      <TeamLogo team={A} size={58} />
      <Fit className={classNames(score.A < score.B && styles.behind, 'eb-t')}>{A.displayName}</Fit>
      <b className={`${styles.score} eb-t`}>
        <span className={score.A < score.B ? styles.behind : undefined}>{score.A}</span>
        <i className={`${styles.between} eb-slash`} />
        <span className={score.B < score.A ? styles.behind : undefined}>{score.B}</span>
      </b>
      <Fit className={classNames(styles.second, score.B < score.A && styles.behind, 'eb-t')}>
        {B.displayName}
      </Fit>
      <TeamLogo team={B} size={58} />
    </Torn>
  );
}
