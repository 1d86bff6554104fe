import type { InterviewModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import styles from './Interview.module.css';
import { framesOf, pathOfSlashes } from './interview-frames';

/** Cameras behind slashes, the names of those who talk filled along the bottom. */
export default function Interview({ round, speakers, result }: InterviewModel) {
  const frames = framesOf(speakers.length);
  const isAlone = frames.length === 1;
  return (
    <div className={styles.scene} style={{ clipPath: pathOfSlashes(frames) }}>
      <Slash x={1_350} bone={isAlone ? 'right' : null} blade={isAlone ? 16 : 0}>
        <Head title="Interview" note={round || undefined} />
        {speakers.map(({ name, detail }, place) => {
          const frame = frames[place];
          return (
            frame && (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a camera is its place on the screen
                key={place}
                className={styles.speaker}
                style={{ left: frame.x, width: isAlone ? 1_800 : frame.width }}
              >
                <Fill width={isAlone ? 1_800 : frame.width} size={isAlone ? 250 : 170} widest={100}>
                  {name}
                </Fill>
                <div className={`${styles.detail} hs-fade`}>
                  <Fit twoLines>{detail}</Fit>
                </div>
              </div>
            )
          );
        })}
        {result && <Result result={result} isBeside={isAlone} />}
      </Slash>
    </div>
  );
}

/** How the match stands or ended that they talk about; who has lost steps back. */
function Result({ result, isBeside }: { result: Series; isBeside: boolean }) {
  const { A, B, score, isDecided } = result;
  const sides = [
    { team: A, own: score.A, other: score.B },
    { team: B, own: score.B, other: score.A },
  ];
  return (
    <div className={`${isBeside ? styles.beside : styles.below} hs-fade`}>
      {sides.map(({ team, own, other }) => (
        <p
          key={team.name}
          className={`${styles.team} hs-mid ${isDecided && own < other ? 'hs-dim' : ''}`}
        >
          <TeamLogo team={team} size={56} />
          <Fit>{team.displayName}</Fit>
          <b className={own < other ? 'hs-dim' : undefined}>{own}</b>
        </p>
      ))}
    </div>
  );
}
