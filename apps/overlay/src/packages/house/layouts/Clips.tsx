import type { ClipsModel } from '../../../models/people';
import { clipFacts } from '../../../parts/clip-rotation';
import { Fit } from '../../../parts/Fit';
import { ClipScreen } from '../../ClipScreen';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import styles from './Clips.module.css';

/** The title as wide as the frame, across the slash; the picture bleeds over the left edge. */
export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  if (!clip)
    return (
      <>
        <Backdrop />
        <Head title="Highlights" />
        <Empty>The best rounds are shown here soon.</Empty>
      </>
    );
  return (
    <>
      <Slash key={turn} x={1_480} bone="right">
        <Head title="Highlights" note={note} />
        <div className={styles.title} data-bleed>
          <Fill width={1_800} size={200} delay={300}>
            {clip.title}
          </Fill>
        </div>
        <p className={`${styles.facts} hs-fade`}>
          <Fit twoLines>{clipFacts(clip)}</Fit>
        </p>
      </Slash>
      {/* Beside the slash: that draws everything twice, and a video plays once. */}
      <ClipScreen
        key={`${turn} picture`}
        clip={clip}
        hasSound={hasSound}
        onEnd={onEnd}
        className={styles.screen}
      />
    </>
  );
}
