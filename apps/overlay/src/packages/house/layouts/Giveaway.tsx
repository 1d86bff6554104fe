import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { counted } from '../../../parts/labels';
import {
  type EnteringProps,
  giveawayLayout,
  shownRewards,
  useGiveawayTime,
} from '../../giveaway-layout';
import { Fill } from '../parts/Fill';
import styles from './Giveaway.module.css';

/** The title as wide as the frame, the code in the accent, rewards as rows parted by hairlines. */
function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  return (
    <>
      <div className={styles.title} data-bleed>
        <Fill width={1_800} size={260} delay={300}>
          {title}
        </Fill>
      </div>
      <section className={styles.main}>
        {state === 'open' && (
          <div className="hs-fade">
            <p className={styles.label}>{code === null ? 'Enter the code at' : 'The code'}</p>
            <Fit className={`${code === null ? styles.page : styles.exact} hs-mid`}>
              {code ?? page}
            </Fit>
          </div>
        )}
        <Time giveaway={giveaway} />
      </section>
      <ul className={`${styles.rewards} hs-fade`}>
        {shownRewards(giveaway).map(({ key, name, count }) => (
          <li key={key}>
            <b className="hs-mid">{count}</b>
            <Fit className="hs-mid">{name}</Fit>
          </li>
        ))}
      </ul>
      <p className={`${styles.foot} hs-fade`}>
        {state === 'planned' ? 'Not open yet' : counted(entries, 'entry', 'entries')}
      </p>
    </>
  );
}

/** By itself, so that nothing else is drawn anew every second. */
function Time({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  return (
    <div className="hs-fade">
      {label && <p className={styles.label}>{label}</p>}
      <Fit className={`${isClock ? styles.clock : styles.date} hs-mid`}>{text}</Fit>
    </div>
  );
}

export default giveawayLayout(Entering);
