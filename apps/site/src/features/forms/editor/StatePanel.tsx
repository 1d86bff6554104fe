import type { EditableForm } from '@mes/contract/form-schemas';
import { Button } from '../../../components/Button';
import { confirmForm } from '../../../components/dialogs/dialogs';
import styles from '../../../components/editing/PublishPanel.module.css';
import * as editing from '../../../components/editing/texts';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { STATE_LABELS, STATE_TONES } from '../labels';
import { formPath, responsesPath } from '../paths';
import * as texts from '../texts';

interface Times {
  readonly at: number | null;
  readonly until: number | null;
}

interface StatePanelProps {
  /** As it is saved; null until then. */
  saved: EditableForm | null;
  isChanged: boolean;
  isBusy: boolean;
  /** Why it cannot be saved, or null. */
  problem: string | null;
  onSave: () => void;
  onOpen: (times: Times) => Promise<void>;
  onClose: () => Promise<void>;
}

/** The state of the form, with buttons to save, open and close it. */
export function StatePanel({
  saved,
  isChanged,
  isBusy,
  problem,
  onSave,
  onOpen,
  onClose,
}: StatePanelProps) {
  const state = saved?.state ?? 'draft';
  const isRunning = state === 'open' || state === 'planned';
  const open = async () => {
    const times = await askForTimes(saved);
    if (times) await onOpen(times);
  };
  return (
    <Panel pad className={styles.panel}>
      <div className={styles.state}>
        <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
        {state === 'planned' && saved?.opensAt && <Time at={saved.opensAt} />}
      </div>
      {saved?.closesAt && (
        <p className={styles.saved}>
          {state === 'closed' ? texts.closed : texts.closes} <Time at={saved.closesAt} />
        </p>
      )}
      <p className={styles.saved} role="status">
        {isChanged ? editing.notSavedYet : editing.everythingIsSaved}
      </p>
      <Button
        full
        variant={isRunning ? 'primary' : 'ghost'}
        disabled={problem !== null || !isChanged}
        loading={isBusy}
        title={editing.saveShortcut}
        onClick={onSave}
      >
        {state === 'draft' ? editing.saveDraft : editing.saveChanges}
      </Button>
      <Button
        full
        variant={isRunning ? 'ghost' : 'primary'}
        disabled={problem !== null}
        onClick={() => void open()}
      >
        {isRunning ? texts.changeTimes : state === 'closed' ? texts.openAgain : texts.openForm}
      </Button>
      {isRunning && (
        <Button full variant="ghost" onClick={() => void onClose()}>
          {texts.closeForm}
        </Button>
      )}
      {saved && state !== 'draft' && (
        <Button full variant="quiet" to={formPath(saved.id)}>
          {texts.viewForm}
        </Button>
      )}
      {saved && state !== 'draft' && (
        <Button full variant="quiet" to={responsesPath(saved.id)}>
          {interpolate(texts.viewResponses, { count: saved.responses })}
        </Button>
      )}
      {problem && isChanged && <p className={styles.saved}>{problem}</p>}
    </Panel>
  );
}

/** Null where somebody changes their mind. */
function askForTimes(saved: EditableForm | null): Promise<Times | null> {
  const { opensAt = null, closesAt = null, state } = saved ?? {};
  const now = Date.now();
  return confirmForm<Times>({
    title: texts.openTitle,
    confirmLabel: state === 'open' ? texts.changeTimes : texts.openForm,
    initial: {
      at: opensAt !== null && opensAt > now ? opensAt : null,
      until: closesAt !== null && closesAt > now ? closesAt : null,
    },
    validate: ({ at, until }) =>
      until !== null && until <= Math.max(at ?? 0, Date.now())
        ? { until: texts.untilBeforeFrom }
        : {},
    form: ({ bind }) => (
      <>
        <DateTimeInput label={texts.openFrom} hint={texts.openFromHint} {...bind('at')} />
        <DateTimeInput label={texts.openUntil} hint={texts.openUntilHint} {...bind('until')} />
      </>
    ),
  });
}
