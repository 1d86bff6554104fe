import type { AuditEntry } from '@mes/contract/moderation-schemas';
import { Time } from '../../components/text/Time';
import styles from './NoteList.module.css';
import * as texts from './texts';

/** Every text that a note had, newest first. */
export function NoteHistory({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className={styles.versions}>
      {entries.map(({ id, at, actor, action, before, after }) => (
        <div key={id}>
          <p className={styles.meta}>
            {actor?.name ?? texts.somebodyWhoLeft}, <Time at={at} /> ({action.replace('note.', '')})
          </p>
          <p className={styles.version}>{textOf(after) ?? textOf(before)}</p>
        </div>
      ))}
    </div>
  );
}

function textOf(value: AuditEntry['before']): string | null {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('note' in value)) return null;
  return typeof value.note === 'string' ? value.note : null;
}
