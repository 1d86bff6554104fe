import type { Giveaway } from '@mes/contract/giveaways';
import { counted } from '../../../parts/labels';
import {
  type EnteringProps,
  giveawayLayout,
  shownRewards,
  useGiveawayTime,
} from '../../defaults/giveaway-layout';
import { Cut } from '../parts/Cut';
import { Meridian } from '../parts/Meridian';
import { Open } from '../parts/Open';
import styles from './Giveaway.module.css';

/** All on the axis: what to do, how long, and on the base line what there is to win. */
function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  return (
    <>
      <Meridian top={120} height={80} />
      <section className={styles.main}>
        <Open delay={400} className={styles.title}>
          <Cut lines="two if needed">{title}</Cut>
        </Open>
        {state === 'open' && (
          <div className={`${styles.code} wd-fade`}>
            <p className="wd-label">{code === null ? 'Enter the code at' : 'The code'}</p>
            <Cut className={code === null ? styles.page : styles.exact} widest={112}>
              {code ?? page}
            </Cut>
          </div>
        )}
        <Time giveaway={giveaway} />
      </section>
      <ul className={styles.rewards}>
        {shownRewards(giveaway).map(({ key, name, count }) => (
          <li key={key} className="wd-fade">
            <b className="wd-metal">{count}</b>
            <Cut className={styles.name}>{name}</Cut>
          </li>
        ))}
      </ul>
      <p className={`${styles.foot} wd-label wd-fade`}>
        {state === 'planned' ? 'Not open yet' : counted(entries, 'entry', 'entries')}
      </p>
    </>
  );
}

/** By itself, so that nothing else renders every second. */
function Time({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  return (
    <div className={`${styles.time} wd-fade`}>
      {label && <p className="wd-label">{label}</p>}
      <Cut className={isClock ? styles.clock : styles.date}>{text}</Cut>
    </div>
  );
}

export default giveawayLayout(Entering);
