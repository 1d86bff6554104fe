import { checkTournamentId, checkTournamentName } from '@mes/domain/names/validity';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { TextInput } from '../../../components/forms/TextInput';

/** Creates a draft from an id and a name; all other settings have defaults. */
export function NewTournament() {
  const navigate = useNavigate();
  const create = useWrite('tournaments', 'create');
  const start = async () => {
    const created = await confirmForm<{ id: string; name: string }>({
      title: 'New tournament',
      message: 'It begins as a draft that only staff see.',
      confirmLabel: 'Create draft',
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
          <TextInput
            label="Id"
            required
            hint="As in addresses, for good: EmbersS5EU"
            {...bind('id')}
          />
          <TextInput label="Name" required {...bind('name')} />
        </>
      ),
      action: (values) => create.mutateAsync(values),
      success: 'The draft was created.',
    });
    if (created) void navigate(`/tournament/editor/${encodeURIComponent(created.id)}`);
  };
  return (
    <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void start()}>
      New tournament
    </Button>
  );
}
