import type { Giveaway } from '@mes/contract/giveaways';
import { Fit } from '../../../parts/Fit';
import { counted } from '../../../parts/labels';
import {
  type EnteringProps,
  giveawayLayout,
  shownRewards,
  useGiveawayTime,
} from '../../defaults/giveaway-layout';
import { Torn } from '../parts/Torn';
import styles from './Giveaway.module.css';

const ROW = { width: 760, height: 116, shorter: 14 };

/** The code on a hot plate; rewards are a list whose ends follow the slash. */
function Entering({ giveaway, code, page }: EnteringProps) {
  const { title, state, entries } = giveaway;
  return (
    <div className="eb-content">
      <section className={styles.main}>
        <Fit className={`${styles.title} eb-t`} twoLines>
          {title}
        </Fit>
        {state === 'open' && (
          <Torn edges="rb" width={900} height={210} tone="hot" step={1} className={styles.code}>
            <p>{code === null ? 'Enter the code at' : 'The code'}</p>
            <Fit className={`${code === null ? styles.page : styles.exact} eb-t`}>
              {code ?? page}
            </Fit>
          </Torn>
        )}
        <Time giveaway={giveaway} />
      </section>
      <ul className={styles.rewards}>
        {shownRewards(giveaway).map(({ key, name, count }) => (
          <Torn
            key={key}
            as="li"
            edges="rb"
            width={ROW.width - key * ROW.shorter}
            height={ROW.height}
            depth={10}
            seed={key}
            tone={key === 0 ? 'molten' : 'cold'}
            step={2 + key}
            from="right"
            className={styles.reward}
            style={{ width: ROW.width - key * ROW.shorter }}
          >
            <b className="eb-t">{count}</b>
            <Fit className="eb-t">{name}</Fit>
          </Torn>
        ))}
      </ul>
      <p className={styles.foot}>
        {state === 'planned' ? 'Not open yet' : counted(entries, 'entry', 'entries')}
      </p>
    </div>
  );
}

/** By itself, so that nothing else renders every second. */
function Time({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  return (
    <div className={styles.time}>
      {label && <p>{label}</p>}
      <Fit className={`${isClock ? styles.clock : styles.date} eb-t`}>{text}</Fit>
    </div>
  );
}

export default giveawayLayout(Entering);
