import type { EditableArticle } from '@mes/contract/article-schemas';
import { Button } from '../../../components/Button';
import { Alert } from '../../../components/states/Alert';
import { Time } from '../../../components/text/Time';
import styles from './NewerVersion.module.css';

interface NewerVersionProps {
  /** As it was read last. */
  found: EditableArticle | null;
  /** As this form has it. */
  current: EditableArticle | null;
  /** The revision that stood in the way of a save. */
  conflict: number | null;
  isBusy: boolean;
  onStartAnew: () => void;
  onKeepMine: (revision: number) => void;
}

/** Said as soon as somebody else has saved, and again where a save was refused for it. */
export function NewerVersion({
  found,
  current,
  conflict,
  isBusy,
  onStartAnew,
  onKeepMine,
}: NewerVersionProps) {
  const heard = found && current && found.revision > current.revision ? found.revision : null;
  const newer = Math.max(conflict ?? 0, heard ?? 0);
  if (isBusy || newer === 0) return null;
  return (
    <Alert
      kind="warning"
      announce
      title="Somebody else has saved this article"
      action={
        <span className={styles.choices}>
          <Button variant="ghost" size="sm" onClick={onStartAnew}>
            Load theirs
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onKeepMine(newer)}>
            Save mine over it
          </Button>
        </span>
      }
    >
      {heard !== null && found && (
        <>
          {found.updatedBy?.name ?? 'Somebody'} did, <Time at={found.updatedAt} show="ago" />.{' '}
        </>
      )}
      What you save over stays among the earlier versions; what you have not saved does not.
    </Alert>
  );
}
