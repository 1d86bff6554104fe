import type { Giveaway } from '@mes/contract/giveaways';
import type { CSSProperties } from 'react';
import { Fit } from '../../parts/Fit';
import { clockOf, counted, dayOf, timeOf } from '../../parts/labels';
import { useNow } from '../../parts/use-now';
import { useKit } from '../kit-context';
import styles from './Giveaway.module.css';

interface EnteringProps {
  giveaway: Giveaway;
  /** Null where the scene does not know it. */
  code: string | null;
  /** Where viewers enter. */
  page: string;
}

const REWARDS_SHOWN = 4;

/** Until the draw: the code, the time that is left, the rewards and the entries. */
export function Entering({ giveaway, code, page }: EnteringProps) {
  const { Digits, Row } = useKit();
  const { title, state, rewards, entries } = giveaway;
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
        {rewards.slice(0, REWARDS_SHOWN).map(({ name, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may have the same name
          <Row key={index} step={index + 1} className={styles.reward}>
            <span className={styles.count}>{count === 1 ? '1' : `${count} ×`}</span>
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

const DAY_MS = 86_400_000;

/** By itself, so that nothing else is drawn anew every second. */
function Clock({ giveaway: { state, opensAt, closesAt } }: { giveaway: Giveaway }) {
  const at = state === 'planned' ? opensAt : closesAt;
  const now = useNow(1_000, at % 1_000);
  if (state === 'closed') return <p className={styles.closed}>The winners are drawn soon</p>;
  const label = state === 'planned' ? 'Opens' : 'Closes';
  const isFar = at - now >= DAY_MS;
  return (
    <p className={styles.clock}>
      <span className={styles.label}>{isFar ? label : `${label} in`}</span>
      {isFar ? (
        <Fit className={styles.date}>{`${dayOf(at, now)}, ${timeOf(at)}`}</Fit>
      ) : (
        <span className={styles.time}>{clockOf(at - now)}</span>
      )}
    </p>
  );
}
