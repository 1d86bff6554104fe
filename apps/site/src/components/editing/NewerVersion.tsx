import { Button } from '../Button';
import { Alert } from '../states/Alert';
import { Time } from '../text/Time';
import styles from './NewerVersion.module.css';
import * as texts from './texts';

export interface SavedRevision {
  readonly revision: number;
  /** Where it is known who saved it last, and when. */
  readonly updatedAt?: number;
  readonly updatedBy?: { readonly name: string } | null;
}

interface NewerVersionProps {
  /** As last read from the server. */
  found: SavedRevision | null;
  /** As this form was loaded from. */
  current: SavedRevision | null;
  /** The revision that made a save fail. */
  conflict: number | null;
  isBusy: boolean;
  onReload: () => void;
  /** Given where the overwritten version stays in a history. */
  onKeepMine?: (revision: number) => void;
}

/** Shown when somebody else has saved a newer revision, or when a save failed because of that. */
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
          {onKeepMine && (
            <Button variant="ghost" size="sm" onClick={() => onKeepMine(blockingRevision)}>
              {texts.saveMineOver}
            </Button>
          )}
        </span>
      }
    >
      {newerRevision !== null && found?.updatedAt !== undefined && (
        <>
          {found.updatedBy?.name ?? texts.somebody} {texts.savedIt}{' '}
          <Time at={found.updatedAt} show="ago" />.{' '}
        </>
      )}
      {texts.loadTheirsMessage} {onKeepMine && texts.saveOverMessage}
    </Alert>
  );
}
