import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { counted } from '../../../parts/labels';
import {
  type EnteringProps,
  giveawayLayout,
  shownRewards,
  useGiveawayTime,
} from '../../defaults/giveaway-layout';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { twoLines } from '../parts/two-lines';
import styles from './Giveaway.module.css';

/** What to do on black, with the code in the accent and the time on flaps; what there is to win on bone. */
function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  return (
    <>
      <i className={styles.field} />
      <i className={styles.blade} />
      <div className={styles.title}>
        {twoLines(title).map((line, place) => (
          <Fill key={line} width={1_080} size={216} delay={300 + place * 90}>
            {line}
          </Fill>
        ))}
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

/** By itself, so that nothing else renders every second. */
function Time({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  return (
    <div className="hs-fade">
      {label && <p className={styles.label}>{label}</p>}
      {isClock ? (
        <b className={`${styles.clock} hs-big`}>
          <Flaps value={text} delay={600} />
        </b>
      ) : (
        <Fit className={`${styles.date} hs-mid`}>{text}</Fit>
      )}
    </div>
  );
}

export default giveawayLayout(Entering);
