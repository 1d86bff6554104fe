import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { checkTournamentId } from '@mes/domain/names/validity';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import styles from './Editor.module.css';

/** Duplicate, archive or delete a tournament. */
export function MoreActions({ tournament }: { tournament: EditedTournament }) {
  const { id, name, revision, archived, state } = tournament;
  const navigate = useNavigate();
  const duplicate = useWrite('tournaments', 'duplicate');
  const archive = useWrite('tournaments', 'archive');
  const remove = useWrite('tournaments', 'delete');

  const duplicateTournament = async () => {
    const created = await confirmForm<{ newId: string; name: string; startsAt: number | null }>({
      title: `Duplicate ${name}`,
      confirmLabel: 'Create draft',
      initial: { newId: '', name, startsAt: null },
      validate: (values) => {
        const checked = checkTournamentId(values.newId);
        return checked.ok ? {} : { newId: `It ${checked.reason}.` };
      },
      form: ({ bind }) => (
        <>
          <TextInput label="New id" required {...bind('newId')} />
          <TextInput label="Name" required {...bind('name')} />
          <DateTimeInput
            label="Starts"
            {...bind('startsAt')}
            hint="Moves every other date by as much."
          />
        </>
      ),
      action: (values) => duplicate.mutateAsync({ id, ...values }),
      success: 'The draft was created.',
    });
    if (created) void navigate(`/tournament/editor/${encodeURIComponent(created.newId)}`);
  };

  const toggleArchived = () =>
    confirmAction({
      title: archived ? `Bring ${name} back?` : `Archive ${name}?`,
      message: archived
        ? 'It appears in lists again.'
        : 'It disappears from every list. Its pages and results stay.',
      confirmLabel: archived ? 'Bring back' : 'Archive tournament',
      action: () => archive.mutateAsync({ id, archived: !archived }),
      success: archived ? `${name} is back.` : `${name} was archived.`,
    });

  const deleteTournament = async () => {
    const isDeleted = await confirmAction({
      title: `Delete ${name}?`,
      message: 'Only a draft that no team has applied to can be deleted. It cannot be undone.',
      confirmLabel: 'Delete tournament',
      danger: true,
      action: () => remove.mutateAsync({ id, revision }),
      success: `${name} was deleted.`,
    });
    if (isDeleted) void navigate('/tournament/editor');
  };

  return (
    <Section title="More" id="more">
      <Panel pad>
        <div className={styles.bar}>
          <Button variant="ghost" onClick={() => void duplicateTournament()}>
            Duplicate
          </Button>
          <Button variant="ghost" onClick={() => void toggleArchived()}>
            {archived ? 'Bring back' : 'Archive'}
          </Button>
          {state === 'draft' && (
            <Button variant="danger" onClick={() => void deleteTournament()}>
              Delete
            </Button>
          )}
        </div>
      </Panel>
    </Section>
  );
}
