import { Button } from '../Button';
import { Alert } from '../states/Alert';
import { Time } from '../text/Time';
import styles from './NewerVersion.module.css';
import * as texts from './texts';

interface StoredDraftNoticeProps {
  /** When it was last changed. */
  at: number;
  /** Somebody has saved since. */
  isOutdated: boolean;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers what was typed and not saved before the page was closed. */
export function StoredDraftNotice({ at, isOutdated, onRestore, onForget }: StoredDraftNoticeProps) {
  return (
    <Alert
      kind="info"
      announce
      title={texts.unsavedChangesFound}
      action={
        <span className={styles.choices}>
          <Button size="sm" onClick={onRestore}>
            {texts.restoreChanges}
          </Button>
          <Button variant="ghost" size="sm" onClick={onForget}>
            {texts.forgetChanges}
          </Button>
        </span>
      }
    >
      {texts.changedOnThisDevice} <Time at={at} show="ago" />.{isOutdated && ` ${texts.savedSince}`}
    </Alert>
  );
}
