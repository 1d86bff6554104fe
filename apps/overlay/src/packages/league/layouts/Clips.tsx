import type { ClipsModel } from '../../../models/people';
import { clipFacts } from '../../../parts/clip-rotation';
import { Fit } from '../../../parts/Fit';
import { ClipScreen } from '../../ClipScreen';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import styles from './Clips.module.css';

/** The picture stands on a column, which carries what it is called. */
export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Highlights" note={note} />
      {!clip && <Empty isBesideSpine>The best rounds are shown here soon.</Empty>}
      {clip && (
        <Column key={turn} x={440} width={1360} height={960} tones={TONES} step={2} hasEdge>
          <ClipScreen clip={clip} hasSound={hasSound} onEnd={onEnd} className={styles.screen} />
          <div className={styles.caption}>
            <Name width={1288} height={92} size={92} delay={600}>
              {clip.title}
            </Name>
            <Fit className={styles.facts} twoLines>
              {clipFacts(clip)}
            </Fit>
          </div>
        </Column>
      )}
    </>
  );
}

const TONES = ['#3157c8', '#121f56'] as const;
