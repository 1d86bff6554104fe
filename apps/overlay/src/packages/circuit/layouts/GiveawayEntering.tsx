import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { counted } from '../../../parts/labels';
import { type EnteringProps, shownRewards, useGiveawayTime } from '../../defaults/giveaway-layout';
import { Copper, Digits } from '../parts/Copper';
import { Panel } from '../parts/Panel';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './GiveawayEntering.module.css';

const REWARD = { top: 168, pitch: 132 };

/** Until the draw: the code on bone, the time that is left in copper, and what there is to win. */
export function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  return (
    <>
      <Wires
        wires={[
          {
            points: [
              [120, 470],
              [216, 470],
            ],
            tone: 'a',
            isPulsed: true,
          },
        ]}
      />
      <div className={`${styles.title} ci-name`}>
        <Typed delay={500} twoLines>
          {title}
        </Typed>
      </div>
      {state === 'open' && (
        <div className={`${styles.code} ci-flash`}>
          <p className={styles.label}>{code === null ? 'Enter at' : 'The code'}</p>
          <Fit className={code === null ? styles.page : styles.exact}>{code ?? page}</Fit>
        </div>
      )}
      <Clock giveaway={giveaway} />
      {shownRewards(giveaway).map(({ key: place, name, count }) => (
        <Panel
          key={place}
          className={styles.reward}
          style={{ top: REWARD.top + place * REWARD.pitch }}
          inside={styles.inside}
          tone={place === 0 ? 'a' : 'trace-dim'}
          delay={600 + place * 90}
        >
          <b className={`${styles.count} ci-name`}>{count}</b>
          <Fit className={`${styles.name} ci-name`}>{name}</Fit>
        </Panel>
      ))}
      <p className={`${styles.foot} ci-silk ci-flash`}>
        {state === 'planned' ? (
          'Not open yet'
        ) : (
          <Digits value={counted(entries, 'entry', 'entries')} />
        )}
      </p>
    </>
  );
}

/** By itself, so that nothing else renders every second. */
function Clock({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  if (label === '') return <p className={`${styles.clock} ${styles.caption} ci-name`}>{text}</p>;
  return (
    <div className={styles.clock}>
      <p className="ci-silk ci-flash">{label}</p>
      {isClock ? (
        <Copper value={text} size={240} delay={800} isClock />
      ) : (
        <Fit className={`${styles.caption} ci-name`}>{text}</Fit>
      )}
    </div>
  );
}
