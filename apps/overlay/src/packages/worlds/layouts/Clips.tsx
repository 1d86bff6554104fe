import type { ClipsModel } from '../../../models/people';
import { clipFacts } from '../../../parts/clip-rotation';
import { ClipScreen } from '../../ClipScreen';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Open } from '../parts/Open';
import styles from './Clips.module.css';

/** The picture hangs on the axis; its name stands below it, between hairlines. */
export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  return (
    <>
      <Backdrop isBare />
      <Head title="Highlights" note={note} />
      {!clip && <Empty>The best rounds are shown here soon.</Empty>}
      {clip && (
        <div key={turn} className={styles.clip}>
          <ClipScreen clip={clip} hasSound={hasSound} onEnd={onEnd} className={styles.screen} />
          <div className={styles.caption}>
            <i className="wd-grow-x" />
            <Open delay={500} className={styles.title}>
              <Cut>{clip.title}</Cut>
            </Open>
            <i className="wd-grow-x" />
          </div>
          <p className={`${styles.facts} wd-label wd-fade`}>
            <Cut>{clipFacts(clip)}</Cut>
          </p>
        </div>
      )}
    </>
  );
}
