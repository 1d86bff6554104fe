import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { clockOf, counted, dayOf, timeOf } from '../../../parts/labels';
import { useNow } from '../../../parts/use-now';
import { Copper, Digits } from '../parts/Copper';
import { Panel } from '../parts/Panel';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './GiveawayEntering.module.css';

interface EnteringProps {
  giveaway: Giveaway;
  /** Null where the scene does not know it. */
  code: string | null;
  /** Where viewers enter. */
  page: string;
}

const REWARDS = 4;
const REWARD = { top: 168, pitch: 132 };

/** Until the draw: the code on bone, the time that is left in copper, and what there is to win. */
export function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, rewards, entries } = giveaway;
  const shown = rewards.slice(0, REWARDS);
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
      <div className={`${styles.code} ci-flash`}>
        <p className={styles.label}>{code === null ? 'Enter at' : 'The code'}</p>
        <Fit className={code === null ? styles.page : styles.exact}>{code ?? page}</Fit>
      </div>
      <Clock giveaway={giveaway} />
      {shown.map(({ name, count }, place) => (
        <Panel
          // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may have the same name
          key={place}
          className={styles.reward}
          style={{ top: REWARD.top + place * REWARD.pitch }}
          inside={styles.inside}
          tone={place === 0 ? 'a' : 'trace-dim'}
          delay={600 + place * 90}
        >
          <b className={`${styles.count} ci-name`}>{count === 1 ? '1' : `${count} ×`}</b>
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

const DAY_MS = 86_400_000;

/** By itself, so that nothing else is drawn anew every second. */
function Clock({ giveaway: { state, opensAt, closesAt } }: { giveaway: Giveaway }) {
  const at = state === 'planned' ? opensAt : closesAt;
  const now = useNow(1_000, at % 1_000);
  const label = state === 'planned' ? 'Opens' : 'Closes';
  const isFar = at - now >= DAY_MS;
  if (state === 'closed') {
    return <p className={`${styles.clock} ${styles.words} ci-name`}>The winners are drawn soon</p>;
  }
  return (
    <div className={styles.clock}>
      <p className="ci-silk ci-flash">{isFar ? label : `${label} in`}</p>
      {isFar ? (
        <Fit className={`${styles.words} ci-name`}>{`${dayOf(at, now)}, ${timeOf(at)}`}</Fit>
      ) : (
        <Copper value={clockOf(at - now)} size={240} delay={800} isClock />
      )}
    </div>
  );
}
