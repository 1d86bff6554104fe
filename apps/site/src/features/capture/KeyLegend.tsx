import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { Kbd } from './Kbd';
import styles from './KeyLegend.module.css';
import { showKeys } from './show-keys';

/** The most important keys, below the board. */
export function KeyLegend({ match: { teamA, teamB } }: { match: WebsiteMatch }) {
  return (
    <div className={styles.legend}>
      <span>
        <Kbd>1</Kbd>to<Kbd>5</Kbd>
        {teamA?.name}
      </span>
      <span>
        <Kbd>6</Kbd>to<Kbd>0</Kbd>
        {teamB?.name}
      </span>
      <span>
        <Kbd>Esc</Kbd>Clear chord
      </span>
      <span>
        <Kbd>Z</Kbd>Undo
      </span>
      <span>
        <Kbd>S</Kbd>Swap sides
      </span>
      <span>
        <Kbd>/</Kbd>Find event
      </span>
      <button type="button" className={styles.all} onClick={() => void showKeys()}>
        <Kbd>?</Kbd>All keys
      </button>
    </div>
  );
}
