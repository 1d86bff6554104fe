import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { Kbd } from './Kbd';
import styles from './KeyLegend.module.css';
import { showKeys } from './show-keys';
import * as texts from './texts';

/** The most important keys, below the board. */
export function KeyLegend({ match: { teamA, teamB } }: { match: WebsiteMatch }) {
  return (
    <div className={styles.legend}>
      <span>
        <Kbd>1</Kbd>
        {texts.keyRangeTo}
        <Kbd>5</Kbd>
        {teamA?.name}
      </span>
      <span>
        <Kbd>6</Kbd>
        {texts.keyRangeTo}
        <Kbd>0</Kbd>
        {teamB?.name}
      </span>
      <span>
        <Kbd>{texts.keyEsc}</Kbd>
        {texts.clearChord}
      </span>
      <span>
        <Kbd>{texts.keyZ}</Kbd>
        {texts.undo}
      </span>
      <span>
        <Kbd>{texts.keyS}</Kbd>
        {texts.swapSides}
      </span>
      <span>
        <Kbd>/</Kbd>
        {texts.findEvent}
      </span>
      <button type="button" className={styles.all} onClick={() => void showKeys()}>
        <Kbd>?</Kbd>
        {texts.allKeys}
      </button>
    </div>
  );
}
