import type { ClipsModel } from '../../models/people';
import { clipFacts } from '../../parts/clip-rotation';
import { Fit } from '../../parts/Fit';
import { ClipScreen } from '../ClipScreen';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import styles from './Clips.module.css';

export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  const { Empty } = useKit();
  if (!clip)
    return (
      <FullScene title="Highlights">
        <Empty>The best rounds are shown here soon.</Empty>
      </FullScene>
    );
  return (
    <FullScene title="Highlights" note={note}>
      <div className={styles.clip} key={turn}>
        <ClipScreen clip={clip} hasSound={hasSound} onEnd={onEnd} className={styles.screen} />
        <div className={`${styles.text} wipe`}>
          <h2>
            <Fit className={`${styles.title} tight`}>{clip.title}</Fit>
          </h2>
          <p>
            <Fit className={styles.facts} twoLines>
              {clipFacts(clip)}
            </Fit>
          </p>
        </div>
      </div>
    </FullScene>
  );
}
