import { checkTournamentId, checkTournamentName } from '@mes/domain/names/validity';
import { IconPlus } from '@tabler/icons-react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { TextInput } from '../../../components/forms/TextInput';
import { useNavigate } from '../../../router/use-navigate';
import * as texts from '../texts';

/** Creates a draft from an id and a name; all other settings have defaults. */
export function NewTournament() {
  const navigate = useNavigate();
  const create = useWrite('tournaments', 'create');
  const start = async () => {
    const created = await confirmForm<{ id: string; name: string }>({
      title: texts.newTournament,
      message: texts.newTournamentMessage,
      confirmLabel: texts.createDraft,
      initial: { id: '', name: '' },
      validate: (values) => {
        const id = checkTournamentId(values.id);
        const name = checkTournamentName(values.name);
        return {
          ...(id.ok ? {} : { id: `It ${id.reason}.` }),
          ...(name.ok ? {} : { name: `It ${name.reason}.` }),
        };
      },
      form: ({ bind }) => (
        <>
          <TextInput label={texts.id} required hint={texts.idHint} {...bind('id')} />
          <TextInput label={texts.name} required {...bind('name')} />
        </>
      ),
      action: (values) => create.mutateAsync(values),
      success: texts.draftCreated,
    });
    if (created) void navigate(`/tournament/editor/${encodeURIComponent(created.id)}`);
  };
  return (
    <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void start()}>
      {texts.newTournament}
    </Button>
  );
}
