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
  /** What is sent; by default the values themselves. */
  toChange?: (values: Values) => TournamentChange;
  /** Why it cannot be saved as it is. */
  problem?: (values: Values) => string | null;
  children: (form: {
    values: Values;
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  }) => ReactNode;
}

/**
 * One part of a tournament's settings, saved by itself. What others save meanwhile shows at once,
 * except where something was typed: then saving says that there is a newer version.
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
  const dirty = draft !== null && JSON.stringify(draft.values) !== JSON.stringify(saved);
  const wrong = dirty ? problem(values) : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft || !dirty || wrong !== null || update.isPending) return;
    const sent = { ...toChange(draft.values), id: tournament.id, revision: draft.revision };
    await update.mutateAsync(sent).then(
      () => {
        setDraft(null);
        notify({ message: `${title} saved.`, kind: 'success' });
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
          {wrong !== null && <FormError error={new Error(wrong)} />}
          <FormError error={update.error} />
          {dirty && (
            <div className={styles.bar}>
              <Button type="submit" loading={update.isPending} disabled={wrong !== null}>
                Save {title.toLowerCase()}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  update.reset();
                  setDraft(null);
                }}
              >
                Discard changes
              </Button>
            </div>
          )}
        </form>
      </Panel>
    </Section>
  );
}

/** Why a setting can no longer change, or undefined while it can. */
export function frozenReason(
  { frozen }: Pick<EditedTournament, 'frozen'>,
  setting: string,
): string | undefined {
  return frozen.find((each) => each.setting === setting)?.reason;
}
