import { useSyncExternalStore } from 'react';
import { Button } from '../Button';
import { hiddenResults, revealPage } from './revealed';
import styles from './SpoilerBar.module.css';
import * as texts from './texts';

/** Shown while the page hides results. */
export function SpoilerBar() {
  const hidden = useSyncExternalStore(hiddenResults.subscribe, hiddenResults.get, () => 0);
  if (hidden === 0) return null;
  return (
    <aside className={styles.bar} data-bottom-bar="" aria-label={texts.spoilerFree}>
      <span>{texts.hiddenOnPage}</span>
      <Button size="sm" variant="ghost" onClick={revealPage}>
        {texts.showAll}
      </Button>
    </aside>
  );
}
