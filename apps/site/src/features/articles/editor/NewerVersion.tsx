import type { EditableArticle } from '@mes/contract/article-schemas';
import { Button } from '../../../components/Button';
import { Alert } from '../../../components/states/Alert';
import { Time } from '../../../components/text/Time';
import * as texts from '../texts';
import styles from './NewerVersion.module.css';

interface NewerVersionProps {
  /** As last read from the server. */
  found: EditableArticle | null;
  /** As this form was loaded from. */
  current: EditableArticle | null;
  /** The revision that made a save fail. */
  conflict: number | null;
  isBusy: boolean;
  onReload: () => void;
  onKeepMine: (revision: number) => void;
}

/** Shown when somebody else has saved the article, or when a save failed because of that. */
export function NewerVersion({
  found,
  current,
  conflict,
  isBusy,
  onReload,
  onKeepMine,
}: NewerVersionProps) {
  const newerRevision =
    found && current && found.revision > current.revision ? found.revision : null;
  const blockingRevision = Math.max(conflict ?? 0, newerRevision ?? 0);
  if (isBusy || blockingRevision === 0) return null;
  return (
    <Alert
      kind="warning"
      announce
      title={texts.savedBySomebodyElse}
      action={
        <span className={styles.choices}>
          <Button variant="ghost" size="sm" onClick={onReload}>
            {texts.loadTheirs}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onKeepMine(blockingRevision)}>
            {texts.saveMineOver}
          </Button>
        </span>
      }
    >
      {newerRevision !== null && found && (
        <>
          {found.updatedBy?.name ?? texts.somebody} {texts.savedIt}{' '}
          <Time at={found.updatedAt} show="ago" />.{' '}
        </>
      )}
      {texts.saveOverMessage}
    </Alert>
  );
}
