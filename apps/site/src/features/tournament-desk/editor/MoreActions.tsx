import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { checkTournamentId } from '@mes/domain/names/validity';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction, confirmForm } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import * as texts from '../texts';
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
      title: interpolate(texts.duplicateTitle, { name }),
      confirmLabel: texts.createDraft,
      initial: { newId: '', name, startsAt: null },
      validate: (values) => {
        const checked = checkTournamentId(values.newId);
        return checked.ok
          ? {}
          : { newId: interpolate(texts.idProblem, { reason: checked.reason }) };
      },
      form: ({ bind }) => (
        <>
          <TextInput label={texts.newId} required {...bind('newId')} />
          <TextInput label={texts.name} required {...bind('name')} />
          <DateTimeInput
            label={texts.starts}
            {...bind('startsAt')}
            hint={texts.duplicateStartsHint}
          />
        </>
      ),
      action: (values) => duplicate.mutateAsync({ id, ...values }),
      success: texts.draftCreated,
    });
    if (created) void navigate(`/tournament/editor/${encodeURIComponent(created.newId)}`);
  };

  const toggleArchived = () =>
    confirmAction({
      title: archived
        ? interpolate(texts.bringBackTitle, { name })
        : interpolate(texts.archiveTitle, { name }),
      message: archived ? texts.bringBackMessage : texts.archiveMessage,
      confirmLabel: archived ? texts.bringBack : texts.archiveTournament,
      action: () => archive.mutateAsync({ id, archived: !archived }),
      success: archived
        ? interpolate(texts.tournamentIsBack, { name })
        : interpolate(texts.tournamentArchived, { name }),
    });

  const deleteTournament = async () => {
    const isDeleted = await confirmAction({
      title: interpolate(texts.deleteTitle, { name }),
      message: texts.deleteMessage,
      confirmLabel: texts.deleteTournament,
      danger: true,
      action: () => remove.mutateAsync({ id, revision }),
      success: interpolate(texts.tournamentDeleted, { name }),
    });
    if (isDeleted) void navigate('/tournament/editor');
  };

  return (
    <Section title={texts.more} id="more" level={3}>
      <Panel pad>
        <div className={styles.bar}>
          <Button variant="ghost" onClick={() => void duplicateTournament()}>
            {texts.duplicate}
          </Button>
          <Button variant="ghost" onClick={() => void toggleArchived()}>
            {archived ? texts.bringBack : texts.archive}
          </Button>
          {state === 'draft' && (
            <Button variant="danger" onClick={() => void deleteTournament()}>
              {texts.deleteShort}
            </Button>
          )}
        </div>
      </Panel>
    </Section>
  );
}
