import type { Giveaway } from '@mes/contract/giveaways';
import type { CSSProperties } from 'react';
import { Fit } from '../../parts/Fit';
import { clockOf, counted, dayOf, timeOf } from '../../parts/labels';
import { Swap } from '../../parts/Swap';
import { useNow } from '../../parts/use-now';
import styles from './giveaway.module.css';

interface EnteringProps {
  giveaway: Giveaway;
  /** Null where the scene does not know it. */
  code: string | null;
}

const REWARDS_SHOWN = 4;

/** Until the draw: the code, the time that is left, the rewards and the entries. */
export function Entering({ giveaway, code }: EnteringProps) {
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
              {code ?? PAGE}
            </Fit>
          </div>
        )}
        <Clock giveaway={giveaway} />
      </section>
      <ol className={styles.rewards}>
        {rewards.slice(0, REWARDS_SHOWN).map(({ name, count }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two rewards may have the same name
            key={index}
            className={`${styles.reward} wipe`}
            style={{ '--i': index + 1 } as CSSProperties}
          >
            <span className={styles.count}>{count === 1 ? '1' : `${count} ×`}</span>
            <Fit className={`${styles.name} tight`}>{name}</Fit>
          </li>
        ))}
      </ol>
      <p className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <b>
          {state === 'planned' ? (
            'Not open yet'
          ) : (
            <Swap value={counted(entries, 'entry', 'entries')} />
          )}
        </b>
        <span>{PAGE}</span>
      </p>
    </>
  );
}

const PAGE = `${location.host}/app/promo`;
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
