import type { ClipsModel } from '../../../models/people';
import { clipFacts } from '../../../parts/clip-rotation';
import { Fit } from '../../../parts/Fit';
import { ClipScreen } from '../../ClipScreen';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Rail } from '../parts/Rail';
import { Tag } from '../parts/Tag';
import { Wires } from '../parts/Wires';
import styles from './Clips.module.css';

/** Fed by the rail like a chip: the picture in a panel, its name under the trace. */
export default function Clips({ clip, turn, note, hasSound, onEnd }: ClipsModel) {
  return (
    <>
      <Backdrop quiet />
      <Rail note={note} />
      {!clip && <Empty>The best rounds are shown here soon.</Empty>}
      {clip && (
        <>
          <Wires wires={FEED} />
          <Panel key={turn} className={styles.panel} delay={400}>
            <ClipScreen clip={clip} hasSound={hasSound} onEnd={onEnd} className={styles.screen} />
          </Panel>
          <div className={`${styles.caption} ci-flash`}>
            <Tag tone="plain">Highlights</Tag>
            <h2>
              <Fit className="ci-name">{clip.title}</Fit>
            </h2>
            <Fit className={`${styles.facts} ci-silk`} twoLines>
              {clipFacts(clip)}
            </Fit>
          </div>
        </>
      )}
    </>
  );
}

const FEED = [
  {
    points: [
      [120, 420],
      [312, 420],
    ] as const,
    tone: 'a' as const,
    isPulsed: true,
  },
];
