import { shortRoundName } from '@mes/domain/tournament/model/short-round-names';
import styles from './RoundName.module.css';

/** Abbreviated in narrow columns; the label of the row has the full name. */
export function RoundName({ name }: { name: string }) {
  const short = shortRoundName(name);
  if (short === name) return name;
  return (
    <span title={name}>
      <span className={styles.full}>{name}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </span>
  );
}
