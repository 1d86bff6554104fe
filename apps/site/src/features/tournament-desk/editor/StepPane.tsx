import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { useSaveKey } from '../../../components/editing/use-save-key';
import { FormError } from '../../../components/forms/FormError';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import * as texts from '../texts';
import styles from './StepPane.module.css';
import { STEPS, type Step } from './settings-values';
import { stepLabel } from './steps';
import type { SettingsDraft } from './use-settings-draft';

/** Something that is saved along with the settings of a step. */
export interface AlsoSaved {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

interface StepPaneProps {
  step: Step;
  lead: string;
  draft: SettingsDraft;
  alsoSaved?: AlsoSaved;
  children: ReactNode;
}

/** One step with its single primary action: save, and go on to the next. */
export function StepPane({ step, lead, draft, alsoSaved, children }: StepPaneProps) {
  const navigate = useNavigate();
  const next = STEPS[STEPS.indexOf(step) + 1]!;
  const isChanged = draft.isChanged(step) || alsoSaved?.isChanged === true;
  const toFix = draft.problems.filter((problem) => problem.step === step).length;
  const isSaving = draft.isSaving || alsoSaved?.isSaving === true;
  const nextLabel = stepLabel(next, draft.tournament);

  const save = async () => {
    if (toFix > 0 || isSaving) return false;
    return (await draft.save(step)) && (alsoSaved === undefined || (await alsoSaved.save()));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save()) void navigate(`?step=${next}`);
  };
  useSaveKey(() => void save());

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PaneSection {...{ step, lead, draft }}>{children}</PaneSection>
      <FormError error={draft.error ?? alsoSaved?.error} />
      <StepFoot step={step} note={toFix > 0 ? interpolate(texts.countToFix, { count: toFix }) : ''}>
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              draft.discard(step);
              alsoSaved?.discard();
            }}
          >
            {texts.discardChanges}
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={toFix > 0}>
          {interpolate(isChanged ? texts.saveAndGoTo : texts.goToStep, { step: nextLabel })}
        </Button>
      </StepFoot>
    </form>
  );
}

export function PaneSection({
  step,
  lead,
  draft,
  children,
}: Omit<StepPaneProps, 'alsoSaved'>): ReactNode {
  const number = STEPS.indexOf(step) + 1;
  return (
    <Section
      title={stepLabel(step, draft.tournament)}
      id={step}
      count={interpolate(texts.stepOf, { number, steps: STEPS.length })}
    >
      <p className={styles.lead}>{lead}</p>
      <div className={styles.content}>{children}</div>
    </Section>
  );
}

/** Back on the left; the action of the step on the right. It stays in view. */
export function StepFoot({
  step,
  note,
  children,
}: {
  step: Step;
  note: string;
  children: ReactNode;
}) {
  const before = STEPS[STEPS.indexOf(step) - 1];
  return (
    <div className={styles.foot} data-bottom-bar="">
      {before && (
        <Button to={`?step=${before}`} variant="ghost" className={styles.back}>
          {texts.stepBack}
        </Button>
      )}
      <span className={styles.note}>{note}</span>
      {children}
    </div>
  );
}
