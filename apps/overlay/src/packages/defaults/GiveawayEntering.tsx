import type { Giveaway } from '@mes/contract/giveaways';
import type { CSSProperties } from 'react';
import { Fit } from '../../parts/Fit';
import { counted } from '../../parts/labels';
import { useKit } from '../kit-context';
import styles from './Giveaway.module.css';
import { type EnteringProps, shownRewards, useGiveawayTime } from './giveaway-layout';

/** Until the draw: the code, the time that is left, the rewards and the entries. */
export function Entering({ giveaway, code, page }: EnteringProps) {
  const { Digits, Row } = useKit();
  const { title, state, entries } = giveaway;
  const isOpen = state === 'open';
  return (
    <>
      <section className={`${styles.main} wipe`}>
        <Fit className={`${styles.title} tight`} twoLines>
          {title}
        </Fit>
        {isOpen && (
          <div className={styles.code}>
            <p className={styles.label}>{code === null ? 'Enter the code at' : 'The code'}</p>
            <Fit className={`${styles.codeText} ${code === null ? '' : styles.exact}`}>
              {code ?? page}
            </Fit>
          </div>
        )}
        <Clock giveaway={giveaway} />
      </section>
      <div className={styles.rewards}>
        {shownRewards(giveaway).map(({ key, name, count }) => (
          <Row key={key} step={key + 1} className={styles.reward}>
            <span className={styles.count}>{count}</span>
            <Fit className={`${styles.name} tight`}>{name}</Fit>
          </Row>
        ))}
      </div>
      <p className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <b>
          {state === 'planned' ? (
            'Not open yet'
          ) : (
            <Digits value={counted(entries, 'entry', 'entries')} />
          )}
        </b>
        <span>{page}</span>
      </p>
    </>
  );
}

/** By itself, so that nothing else renders every second. */
function Clock({ giveaway }: { giveaway: Giveaway }) {
  const { label, text, isClock } = useGiveawayTime(giveaway);
  if (label === '') return <p className={styles.closed}>{text}</p>;
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{label}</span>
      {isClock ? (
        <span className={styles.time}>{text}</span>
      ) : (
        <Fit className={styles.date}>{text}</Fit>
      )}
    </p>
  );
}
