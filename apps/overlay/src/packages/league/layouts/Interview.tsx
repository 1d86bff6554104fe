import type { Speaker } from '@mes/contract/stream-control';
import type { CSSProperties } from 'react';
import type { InterviewModel, Series } from '../../../models/match';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { Hole } from '../../kit';
import { Backdrop } from '../parts/Backdrop';
import { Head } from '../parts/Head';
import { Name } from '../parts/Name';
import { Reel } from '../parts/Reel';
import { Sign } from '../parts/Sign';
import { duelColours, teamStyle } from '../parts/tones';
import styles from './Interview.module.css';
import { frameOf } from './interview-frames';

/** Cameras on both sides of a narrow spine; the names stand under the pictures. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const count = Math.max(1, speakers.length);
  const frames = Array.from({ length: count }, (_, place) => frameOf(place, count));
  return (
    <>
      <Backdrop silhouette="peak" holes={frames} />
      {count === 2 ? (
        <header className={`${styles.spine} lg-drop`}>
          <Sign className={styles.sign} />
          <Name width={150} size={44} align="center" delay={400}>
            Interview
          </Name>
          {round && <p>{round}</p>}
        </header>
      ) : (
        <Head title="Interview" note={round || undefined} />
      )}
      {frames.map((frame, place) => (
        <Plate
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

interface PlateProps {
  frame: Hole;
  speaker: Speaker | null;
  step: number;
}

function Plate({ frame: { x, y, width, height }, speaker, step }: PlateProps) {
  if (!speaker) return null;
  return (
    <div
      className={`${styles.plate} lg-fade`}
      style={{ left: x, top: y + height, width, '--i': step } as CSSProperties}
    >
      <Name width={width - 56} size={72} delay={600}>
        {speaker.name}
      </Name>
      <p>{speaker.detail}</p>
    </div>
  );
}

/** How the match stands or ended that they talk about. */
function Result({ result: { A, B, score } }: { result: Series }) {
  const colours = duelColours(A.name, B.name);
  return (
    <div className={`${styles.result} lg-rise`}>
      {(
        [
          { team: A, own: score.A, colour: colours.A },
          { team: B, own: score.B, colour: colours.B },
        ] as const
      ).map(({ team, own, colour }, place) => (
        <div key={team.name} className={styles.team} style={teamStyle(colour)}>
          <TeamLogo team={team} size={80} />
          <Name width={430} size={72} align={place === 0 ? 'left' : 'right'} delay={800}>
            {team.displayName}
          </Name>
          <b className="lg-tight" data-bleed>
            <Reel value={own} delay={900} />
          </b>
        </div>
      ))}
    </div>
  );
}
