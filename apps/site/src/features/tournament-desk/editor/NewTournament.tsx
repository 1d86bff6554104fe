import { checkTournamentId, checkTournamentName } from '@mes/domain/names/validity';
import { parse, REGIONS, type Region } from '@mes/domain/tournament/name/tournament-name';
import { IconPlus } from '@tabler/icons-react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmForm } from '../../../components/dialogs/dialogs';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { interpolate } from '../../../interpolate';
import { useNavigate } from '../../../router/use-navigate';
import * as texts from '../texts';

interface NewDraft {
  readonly id: string;
  readonly name: string;
  readonly region: Region | null;
}

const REGION_CHOICES = REGIONS.map((value) => ({ value, label: value }));

/** Creates a draft. The region is asked for, unless the name says it; the rest has defaults. */
export function NewTournament() {
  const navigate = useNavigate();
  const create = useWrite('tournaments', 'create');
  const start = async () => {
    const created = await confirmForm<NewDraft>({
      title: texts.newTournament,
      message: texts.newTournamentMessage,
      confirmLabel: texts.createDraft,
      initial: { id: '', name: '', region: null },
      validate: (values) => {
        const id = checkTournamentId(values.id);
        const name = checkTournamentName(values.name);
        return {
          ...(id.ok ? {} : { id: interpolate(texts.itProblem, { problem: id.reason }) }),
          ...(name.ok ? {} : { name: interpolate(texts.itProblem, { problem: name.reason }) }),
          ...(regionOf(values) === null ? { region: texts.regionNeeded } : {}),
        };
      },
      form: ({ bind, values }) => (
        <>
          <TextInput label={texts.id} required hint={texts.idHint} {...bind('id')} />
          <TextInput label={texts.name} required {...bind('name')} />
          <Select
            label={texts.region}
            required
            placeholder={texts.regionPlaceholder}
            options={REGION_CHOICES}
            {...bind('region')}
            value={regionOf(values)}
          />
        </>
      ),
      action: (values) => create.mutateAsync({ ...values, region: regionOf(values) ?? undefined }),
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

function regionOf({ region, name }: NewDraft): Region | null {
  return region ?? parse(name).region;
}
