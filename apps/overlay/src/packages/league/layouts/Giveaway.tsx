import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { counted } from '../../../parts/labels';
import {
  type EnteringProps,
  giveawayLayout,
  shownRewards,
  useGiveawayTime,
} from '../../defaults/giveaway-layout';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { tone } from '../parts/tones';
import styles from './Giveaway.module.css';

const WIDTH = 220;
/** What televisions may cut off. */
const MARGIN = 96;

/** Rewards are columns that stand on the floor, the first one highest; the code is on a white plate. */
function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  const rewards = shownRewards(giveaway);
  const left = 1_920 - MARGIN - rewards.length * WIDTH;
  return (
    <>
      <div className={styles.main} style={{ width: left - MARGIN - 64 }}>
        <Name width={left - MARGIN - 64} height={210} size={130} lines={2} delay={300}>
          {title}
        </Name>
        {state === 'open' && (
          <div className={`${styles.code} lg-fade`}>
            <p>{code === null ? 'Enter the code at' : 'The code'}</p>
            <Fit className={code === null ? styles.page : styles.exact}>{code ?? page}</Fit>
          </div>
        )}
        <Time giveaway={giveaway} />
        <p className={`${styles.foot} lg-fade lg-ground`}>
          {state === 'planned' ? 'Not open yet' : counted(entries, 'entry', 'entries')}
        </p>
      </div>
      {rewards.map(({ key, name, count }) => (
        <Column
          key={key}
          x={left + (rewards.length - 1 - key) * WIDTH}
          width={WIDTH}
          height={860 - key * 110}
          tones={[tone('#4671eb', 88 - key * 14), '#121f56']}
          step={rewards.length - key + 1}
          className={styles.reward}
        >
          <b className={`${styles.count} lg-tight`}>{count}</b>
          <Name
            width={WIDTH - 40}
            height={330}
            size={52}
            lines={2}
            least={24}
            breaksWords
            delay={700}
          >
            {name}
          </Name>
        </Column>
      ))}
    </>
  );
}

/** By itself, so that nothing else renders every second. */
function Time({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  return (
    <div className={`${styles.time} lg-fade lg-ground`}>
      {label && <p>{label}</p>}
      <Fit className={`${isClock ? styles.clock : styles.date} lg-tight`}>{text}</Fit>
    </div>
  );
}

export default giveawayLayout(Entering);
