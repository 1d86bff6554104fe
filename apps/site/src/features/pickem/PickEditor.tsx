import { errorText } from '@mes/client/error-text';
import type { OwnPrediction, Pickem } from '@mes/contract/pickem-schemas';
import { favouritePicks } from '@mes/domain/pickem/filled-picks';
import { Button } from '../../components/Button';
import { confirm } from '../../components/dialogs/dialogs';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import styles from './PickEditor.module.css';
import { PickSheet } from './PickSheet';
import * as texts from './texts';
import { type PickEditing, toSetup, usePicks } from './use-picks';

interface PickEditorProps {
  pickem: Pickem;
  own: OwnPrediction | null;
  accountId: string | null;
}

const NO_MARKS = new Map();

/** Filling in the bracket while the pick'em is open. */
export function PickEditor({ pickem, own, accountId }: PickEditorProps) {
  const editing = usePicks(pickem, { own, accountId });
  const { prediction } = editing;
  return (
    <>
      <Notices editing={editing} own={own} isSignedIn={accountId !== null} />
      <ProgressBar pickem={pickem} editing={editing} isSignedIn={accountId !== null} />
      <PickSheet pickem={pickem} prediction={prediction} marks={NO_MARKS} onPick={editing.change} />
    </>
  );
}

function Notices({
  editing,
  own,
  isSignedIn,
}: {
  editing: PickEditing;
  own: OwnPrediction | null;
  isSignedIn: boolean;
}) {
  const { kept, error, isDirty, isSaving, prediction } = editing;
  return (
    <div className={styles.notices}>
      {!isSignedIn && prediction.answered > 0 && (
        <Alert
          action={
            <Button size="sm" to="/dashboard">
              {texts.login}
            </Button>
          }
        >
          {texts.loginToSave}
        </Alert>
      )}
      {kept && (
        <Alert
          action={
            <span className={styles.buttons}>
              <Button size="sm" onClick={() => editing.replace(kept)}>
                {texts.useKept}
              </Button>
              <Button size="sm" variant="quiet" onClick={editing.discardKept}>
                {texts.discardKept}
              </Button>
            </span>
          }
        >
          {texts.keptPicks}
        </Alert>
      )}
      {own?.needsAttention && !isDirty && <Alert kind="warning">{texts.needsAttention}</Alert>}
      {error !== null && isDirty && !isSaving && (
        <Alert
          kind="danger"
          title={texts.notSaved}
          announce
          action={
            <Button size="sm" variant="quiet" onClick={editing.save}>
              {texts.tryAgain}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
    </div>
  );
}

interface ProgressBarProps {
  pickem: Pickem;
  editing: PickEditing;
  isSignedIn: boolean;
}

/** Stays in view while the bracket scrolls below it. */
function ProgressBar({ pickem, editing, isSignedIn }: ProgressBarProps) {
  const { prediction, isDirty, isSaving, replace } = editing;
  const total = prediction.questions.length;
  const state = isSaving ? texts.saving : isDirty ? texts.unsaved : texts.saved;
  const clear = async () => {
    const options = { title: texts.clearTitle, message: texts.clearMessage, danger: true };
    if (await confirm({ ...options, confirmLabel: texts.clearPicks })) replace({});
  };
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <strong>{interpolate(texts.progress, { answered: prediction.answered, total })}</strong>
        <progress max={total} value={prediction.answered} aria-label={texts.viewPicks} />
        {isSignedIn && prediction.answered > 0 && (
          <span role="status" className={styles.state}>
            {prediction.isComplete && !isDirty ? texts.complete : state}
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        {!prediction.isComplete && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => replace(favouritePicks(toSetup(pickem), prediction.picks))}
          >
            {texts.fillFavourites}
          </Button>
        )}
        {prediction.answered > 0 && (
          <Button size="sm" variant="quiet" onClick={() => void clear()}>
            {texts.clearPicks}
          </Button>
        )}
      </div>
    </div>
  );
}
