import { Button } from '../Button';
import { Alert } from '../states/Alert';
import { Time } from '../text/Time';
import styles from './NewerVersion.module.css';
import * as texts from './texts';
import type { OfferedDraft } from './use-stored-draft';

/** Offers what was typed and not saved before the page was closed. */
export default function StoredDraftNotice({ draft }: { draft: OfferedDraft }) {
  const { at, isOutdated, restore, forget } = draft;
  return (
    <Alert
      kind="info"
      announce
      title={texts.unsavedChangesFound}
      action={
        <span className={styles.choices}>
          <Button size="sm" onClick={restore}>
            {texts.restoreChanges}
          </Button>
          <Button variant="ghost" size="sm" onClick={forget}>
            {texts.forgetChanges}
          </Button>
        </span>
      }
    >
      {texts.changedOnThisDevice} <Time at={at} show="ago" />.{isOutdated && ` ${texts.savedSince}`}
    </Alert>
  );
}
