import type { Contract } from '@mes/contract';
import type { SentInputOf } from '@mes/contract/define';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Editor.module.css';

export type TournamentChange = Omit<
  SentInputOf<Contract['tournaments']['update']>,
  'id' | 'revision'
>;

interface SettingsFormProps<Values extends object> {
  tournament: EditedTournament;
  title: string;
  id: string;
  values: Values;
  /** The input of the call; by default the values themselves. */
  toChange?: (values: Values) => TournamentChange;
  /** Why the values cannot be saved, or null. */
  problem?: (values: Values) => string | null;
  children: (form: {
    values: Values;
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  }) => ReactNode;
}

/**
 * One section of the settings of a tournament, saved separately. Changes by others are shown at once,
 * unless the section was edited: then saving fails because of the newer version.
 */
export function SettingsForm<Values extends object>({
  tournament,
  title,
  id,
  values: saved,
  toChange = (values) => values,
  problem = () => null,
  children,
}: SettingsFormProps<Values>) {
  const update = useWrite('tournaments', 'update', { invalidates: ['tournaments', 'brackets'] });
  const [draft, setDraft] = useState<{ values: Values; revision: number } | null>(null);
  const values = draft?.values ?? saved;
  const isDirty = draft !== null && JSON.stringify(draft.values) !== JSON.stringify(saved);
  const currentProblem = isDirty ? problem(values) : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft || !isDirty || currentProblem !== null || update.isPending) return;
    const input = { ...toChange(draft.values), id: tournament.id, revision: draft.revision };
    await update.mutateAsync(input).then(
      () => {
        setDraft(null);
        notify({ message: interpolate(texts.settingsSaved, { title }), kind: 'success' });
      },
      // Shown below the fields.
      () => {},
    );
  };

  return (
    <Section title={title} id={id}>
      <Panel pad>
        <form onSubmit={(event) => void save(event)} noValidate className={styles.form}>
          {children({
            values,
            set: (name, value) => {
              update.reset();
              setDraft((before) => ({
                values: { ...(before?.values ?? saved), [name]: value },
                revision: before?.revision ?? tournament.revision,
              }));
            },
          })}
          {currentProblem !== null && <FormError error={new Error(currentProblem)} />}
          <FormError error={update.error} />
          {isDirty && (
            <div className={styles.bar}>
              <Button type="submit" loading={update.isPending} disabled={currentProblem !== null}>
                {interpolate(texts.saveSettings, { title: title.toLowerCase() })}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  update.reset();
                  setDraft(null);
                }}
              >
                {texts.discardChanges}
              </Button>
            </div>
          )}
        </form>
      </Panel>
    </Section>
  );
}

/** Why a setting can no longer be changed, or undefined while it can. */
export function frozenReason(
  { frozen }: Pick<EditedTournament, 'frozen'>,
  setting: string,
): string | undefined {
  return frozen.find((each) => each.setting === setting)?.reason;
}
