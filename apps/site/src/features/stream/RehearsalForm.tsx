import { errorText } from '@mes/client/error-text';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { NumberInput } from '../../components/forms/NumberInput';
import { notify } from '../../components/toasts/notify';
import { AirPanel } from './AirPanel';
import { TeamField } from './TeamField';
import * as texts from './texts';

/** Starts a simulated series of two real teams. */
export function RehearsalForm({ desk }: { desk: StreamDesk }) {
  const rehearse = useWrite('stream', 'rehearse');
  const [teamA, setTeamA] = useState(desk.configuration.normTeam1);
  const [teamB, setTeamB] = useState(desk.configuration.normTeam2);
  const [seconds, setSeconds] = useState<number | null>(3);
  const start = () =>
    rehearse.mutate(
      { teamA, teamB, bestOf: desk.configuration.BestOf, stepSeconds: seconds ?? 3 },
      { onError: (error) => notify({ message: errorText(error), kind: 'danger' }) },
    );
  return (
    <AirPanel
      title={texts.rehearsal}
      state={desk.rehearsal ? texts.running : null}
      onSubmit={start}
      buttons={
        <Button
          type="submit"
          variant="quiet"
          loading={rehearse.isPending}
          disabled={teamA === '' || teamB === ''}
        >
          {texts.startRehearsal}
        </Button>
      }
    >
      <TeamField label={texts.firstTeam} value={teamA} onChange={setTeamA} />
      <TeamField label={texts.secondTeam} value={teamB} onChange={setTeamB} />
      <NumberInput
        label={texts.secondsPerStep}
        hint={texts.stepHint}
        min={1}
        max={60}
        value={seconds}
        onChange={setSeconds}
      />
    </AirPanel>
  );
}
