import type { Speaker } from '@mes/contract/stream-control';
import type { CSSProperties } from 'react';
import type { InterviewModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { Hole } from '../../kit';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Rail } from '../parts/Rail';
import { shortName } from '../parts/short-name';
import { Tag } from '../parts/Tag';
import { Wires } from '../parts/Wires';
import styles from './Interview.module.css';
import { framesFor } from './interview-frames';

const CUT = 48;

/** Cameras as panels of the board, with name and role below them. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const frames = framesFor(speakers.length);
  const first = frames[0]!;
  const y = first.y + Math.round(first.height / 2);
  const links = frames.slice(1).map(({ x }, place) => {
    const { x: left, width } = frames[place]!;
    return {
      points: [
        [left + width, y],
        [x, y],
      ] as const,
      delay: 600 + place * 160,
    };
  });
  return (
    <>
      <Backdrop holes={frames} quiet />
      <Rail note={round} />
      <Wires
        wires={[
          {
            points: [
              [120, y],
              [first.x, y],
            ],
            tone: 'a',
            isPulsed: true,
          },
          ...links,
        ]}
      />
      {frames.map((frame, place) => (
        <Camera
          // biome-ignore lint/suspicious/noArrayIndexKey: a camera is its place on the screen
          key={place}
          frame={frame}
          speaker={speakers[place] ?? null}
          isFirst={place === 0}
          delay={400 + place * 160}
        />
      ))}
      <div className={frames.length === 1 ? styles.beside : styles.below}>
        <span className="ci-flash">
          <Tag tone="plain">Interview</Tag>
        </span>
        {result && <Result result={result} />}
      </div>
    </>
  );
}

interface CameraProps {
  frame: Hole;
  speaker: Speaker | null;
  isFirst: boolean;
  delay: number;
}

function Camera({ frame: { x, y, width, height }, speaker, isFirst, delay }: CameraProps) {
  const outline = `M2 2H${width - CUT}L${width - 2} ${CUT}V${height - 2}H${CUT}L2 ${height - CUT}Z`;
  return (
    <figure
      className={`${styles.camera} ci-flash`}
      style={{ left: x, top: y, width, '--d': `${delay}ms` } as CSSProperties}
    >
      <svg
        className={styles.frame}
        width={width}
        height={height}
        data-first={isFirst || undefined}
        aria-hidden="true"
      >
        <path
          className={styles.corner}
          d={`M${width - CUT} 0H${width}V${CUT}ZM0 ${height - CUT}V${height}H${CUT}Z`}
        />
        <path d={outline} />
      </svg>
      {speaker && (
        <figcaption className={styles.who}>
          <Fit className={`${styles.name} ci-hand`}>{speaker.name}</Fit>
          <Fit className={`${styles.detail} ci-silk ci-own-case`}>{speaker.detail}</Fit>
        </figcaption>
      )}
    </figure>
  );
}

function Result({ result }: { result: Series }) {
  return (
    <div className={styles.result}>
      <p className="ci-silk ci-flash">{result.isDecided ? 'Final score' : 'Score so far'}</p>
      {(['A', 'B'] as const).map((slot) => {
        const [own, other] =
          slot === 'A' ? [result.score.A, result.score.B] : [result.score.B, result.score.A];
        return (
          <div key={slot} className={`${styles.side} ci-flash`}>
            <TeamLogo team={result[slot]} size={64} />
            <Fit className={`${styles.team} ci-name ${own < other ? 'ci-off' : ''}`}>
              {shortName(result[slot], { room: 250, size: 60 })}
            </Fit>
            <Copper
              value={own}
              size={96}
              tone={own < other ? 'hollow' : own > other ? 'a' : 'plain'}
              contour={own < other ? 'var(--off)' : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
