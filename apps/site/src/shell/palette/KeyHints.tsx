import * as texts from '../texts';
import styles from './KeyHints.module.css';
import type { Scope } from './typed-text';

/** The keys of the palette, for those who see them; screen readers have their own. */
export function KeyHints({ prefixes }: { prefixes: Partial<Record<Scope, string>> }) {
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {texts.keyMove}
      </span>
      <span>
        <kbd>↵</kbd>
        {texts.keyOpen}
      </span>
      <span>
        <kbd>{texts.ctrlKey}</kbd>
        <kbd>↵</kbd>
        {texts.keyNewTab}
      </span>
      <span>
        <kbd>{texts.tabKey}</kbd>
        {texts.keyNextKind}
      </span>
      <span className={styles.prefixes}>
        <kbd>{prefixes.players}</kbd>
        {texts.keyPlayers}
        <kbd>{prefixes.matches}</kbd>
        {texts.keyMatchNumber}
        <kbd>{prefixes.actions}</kbd>
        {texts.keyActions}
      </span>
    </div>
  );
}
