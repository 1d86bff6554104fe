import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { Fill } from '../parts/Fill';
import { Sign } from '../parts/Sign';
import { Slash } from '../parts/Slash';
import styles from './Thumbnail.module.css';

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

/** Versus with names and slash only. */
function Meeting({ event, round, opponents: { A, B } }: MeetingModel) {
  return (
    <Slash x={960} bone="left">
      <div className={styles.top}>
        <Fill width={1944} size={500} delay={360} down>
          {A?.displayName ?? UNDECIDED}
        </Fill>
      </div>
      <div className={`${styles.event} hs-mid hs-fade`}>
        <Sign className={styles.mark} />
        <Fit twoLines>{`${event} / ${round}`}</Fit>
      </div>
      <div className={styles.bottom}>
        <Fill width={1944} size={500} delay={440}>
          {B?.displayName ?? UNDECIDED}
        </Fill>
      </div>
    </Slash>
  );
}

function Cover({ kicker, title, lines }: CoverModel) {
  return (
    <Slash x={1_560} bone="left">
      <div className={`${styles.kicker} hs-mid`}>
        <Sign className={styles.mark} />
        <Fit>{kicker}</Fit>
      </div>
      <h1
        className={`${styles.title} tight`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      <div className={`${styles.lines} hs-mid`}>
        {lines.map((line) => (
          <p key={line}>
            <Fit>{line}</Fit>
          </p>
        ))}
      </div>
    </Slash>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 220;
  if (length <= 44) return 176;
  return length <= 72 ? 136 : 104;
}
