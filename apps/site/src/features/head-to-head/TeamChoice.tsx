import { classNames } from '@mes/ui/class-names';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { IconButton } from '../../components/IconButton';
import { useSearchParams } from '../../router/use-search-params';
import { TeamInput } from '../matches/TeamInput';
import styles from './TeamChoice.module.css';
import * as texts from './texts';

/** The two teams, which are in the URL once they are chosen. */
export function TeamChoice() {
  const [params, setParams] = useSearchParams();
  const key = params.toString();
  return (
    <ChosenTeams
      // The fields follow when the URL changes by a link.
      key={key}
      team={params.get('team') ?? ''}
      versus={params.get('versus') ?? ''}
      onChoose={(teams) => setParams(new URLSearchParams({ ...teams }))}
    />
  );
}

interface Teams {
  readonly team: string;
  readonly versus: string;
}

function ChosenTeams({ onChoose, ...chosen }: Teams & { onChoose: (teams: Teams) => void }) {
  const [team, setTeam] = useState(chosen.team);
  const [versus, setVersus] = useState(chosen.versus);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const teams = { team: team.trim(), versus: versus.trim() };
    const areChosen = teams.team !== '' && teams.versus !== '';
    setProblem(areChosen ? null : texts.teamsRequired);
    if (areChosen) onChoose(teams);
  };
  const isShown = chosen.team !== '' && chosen.versus !== '';
  const isUnchanged = isShown && team === chosen.team && versus === chosen.versus;
  // What was refused stays until it is sent again.
  const isDone = isUnchanged && problem === null;
  return (
    <search>
      <form className={styles.teams} onSubmit={submit} noValidate>
        <TeamInput label={texts.firstTeam} required value={team} onChange={setTeam} />
        <IconButton
          label={texts.swapTeams}
          className={styles.swap}
          icon={<IconArrowsLeftRight stroke={1.75} />}
          onClick={() => onChoose({ team: versus.trim(), versus: team.trim() })}
        />
        <TeamInput label={texts.secondTeam} required value={versus} onChange={setVersus} />
        <Button type="submit" className={classNames(styles.submit, isDone && styles.done)}>
          {texts.compare}
        </Button>
        <div className={styles.problem}>
          <FormError error={problem} />
        </div>
      </form>
    </search>
  );
}
