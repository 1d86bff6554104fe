import type { ClipsModel } from '../../../models/people';
import { clipFacts } from '../../../parts/clip-rotation';
import { Fit } from '../../../parts/Fit';
import { ClipScreen } from '../../ClipScreen';
import { Empty } from '../parts/Empty';
import { Field } from '../parts/Field';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Clips.module.css';

/** The picture over a low seam; its name is forged onto the lower edge. */
export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  return (
    <>
      <Field seam={SEAMS.low} floor={0.12} />
      <div className="eb-content">
        <Head title="Highlights" note={note} />
        {!clip && <Empty>The best rounds are shown here soon.</Empty>}
        {clip && (
          <div key={turn}>
            <ClipScreen clip={clip} hasSound={hasSound} onEnd={onEnd} className={styles.screen} />
            <Torn
              edges="rb"
              width={1_240}
              height={150}
              depth={12}
              step={2}
              className={styles.plate}
            >
              <i className={`${styles.slash} eb-slash`} />
              <span className={styles.caption}>
                <Fit className={`${styles.title} eb-t`}>{clip.title}</Fit>
                <Fit className={styles.facts} twoLines>
                  {clipFacts(clip)}
                </Fit>
              </span>
            </Torn>
          </div>
        )}
      </div>
    </>
  );
}
