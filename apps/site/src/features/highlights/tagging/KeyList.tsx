import * as texts from '../texts';
import styles from './KeyList.module.css';

const KEYS: readonly (readonly [key: string, label: string])[] = [
  ['Enter', texts.publish],
  ['S', texts.skip],
  ['X', texts.reject],
  ['Z', texts.undo],
  ['1–5', texts.ratingLabel],
  ['N', texts.keyOfTitle],
  ['P', texts.keyOfPlayer],
  ['M', texts.keyOfMap],
  ['U', texts.keyOfTournament],
  ['L', texts.keyOfMatch],
  ['Space', texts.keyOfVideo],
  ['Esc', texts.keyOfEscape],
];

export function KeyList() {
  return (
    <section className={styles.keys} aria-label={texts.keys}>
      {KEYS.map(([key, label]) => (
        <span key={key} className={styles.line}>
          <kbd className={styles.key}>{key}</kbd>
          {label}
        </span>
      ))}
    </section>
  );
}
