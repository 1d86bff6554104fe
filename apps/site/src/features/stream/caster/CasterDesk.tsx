import { channels } from '@mes/client/channels';
import type { CasterInfo } from '@mes/contract/stream-desk';
import { deriveValues } from '@mes/domain/stream/configuration';
import { useState } from 'react';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Alert } from '../../../components/states/Alert';
import { Loaded } from '../../../components/states/Loaded';
import { TeamField } from '../TeamField';
import * as texts from '../texts';
import styles from './CasterDesk.module.css';
import { CasterTeam } from './CasterTeam';
import { LiveScore } from './LiveScore';
import { Meetings } from './Meetings';
import { Milestones } from './Milestones';

/** The teams that a caster has chosen instead of those on stream. */
interface ChosenTeams {
  readonly teamA?: string;
  readonly teamB?: string;
}

/** For the second monitor: both teams side by side, what they share between them. */
export function CasterDesk() {
  const [chosen, setChosen] = useState<ChosenTeams>({});
  const info = useCall('stream', 'caster', chosen);
  const match = info.data?.match?.id ?? null;
  useLive(channels.stream(), { reads: ['stream'] });
  useLive(channels.staff(), { reads: ['stream'] });
  useLive(match === null ? null : channels.match(match), { reads: ['stream'] });
  return (
    <Loaded query={info}>
      {(found) => (
        <div className={styles.desk}>
          <OtherTeams chosen={chosen} onChoose={setChosen} />
          {found.rehearsal && <Alert kind="warning">{texts.rehearsalNothingReal}</Alert>}
          <Sheet info={found} isOther={chosen.teamA !== undefined} />
        </div>
      )}
    </Loaded>
  );
}

function Sheet({ info, isOther }: { info: CasterInfo; isOther: boolean }) {
  const { teams, encounters, milestones, configuration, match } = info;
  // Casters know the maps of a veto before the stream shows them.
  const shown = match?.maps ?? deriveValues(configuration).maps;
  const maps = isOther ? [] : shown.map(({ name }) => name);
  return (
    <>
      {!isOther && <LiveScore configuration={configuration} />}
      <div className={styles.columns}>
        <CasterTeam team={teams.A} maps={maps} side="A" />
        <div className={styles.between}>
          <Milestones milestones={milestones} />
          <Meetings encounters={encounters} />
        </div>
        <CasterTeam team={teams.B} maps={maps} side="B" />
      </div>
    </>
  );
}

interface OtherTeamsProps {
  chosen: ChosenTeams;
  onChoose: (chosen: ChosenTeams) => void;
}

/** Casters prepare the next match while another one is on. */
function OtherTeams({ chosen, onChoose }: OtherTeamsProps) {
  const [teamA, setTeamA] = useState('');
  const [teamB, setTeamB] = useState('');
  const isOther = chosen.teamA !== undefined;
  return (
    <form
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ teamA: teamA.trim(), teamB: teamB.trim() });
      }}
    >
      <TeamField label={texts.team} value={teamA} onChange={setTeamA} />
      <TeamField label={texts.against} value={teamB} onChange={setTeamB} />
      <Button
        type="submit"
        variant="quiet"
        disabled={teamA.trim().length < 2 || teamB.trim().length < 2}
      >
        {texts.prepareTeams}
      </Button>
      {isOther && (
        <Button variant="ghost" onClick={() => onChoose({})}>
          {texts.backToStream}
        </Button>
      )}
    </form>
  );
}
