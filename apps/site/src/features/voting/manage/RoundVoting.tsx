import { useState } from 'react';
import { useCall, useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { Select } from '../../../components/forms/Select';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './Manage.module.css';

interface RoundVotingProps {
  tournamentId: string;
  /** As a section of its own. */
  withTitle?: boolean;
}

/** Opens the voting on all matches of a round of a tournament. Renders nothing before the draw. */
export function RoundVoting({ tournamentId, withTitle = false }: RoundVotingProps) {
  const rounds = useCall('brackets', 'roundNames', { id: tournamentId });
  const open = useWrite('voting', 'openRound');
  const [chosen, setChosen] = useState<string | null>(null);
  const options = (rounds.data ?? []).map(({ stage, name }) => ({
    value: `${stage} ${name}`,
    label: name,
  }));
  const round = rounds.data?.find(({ stage, name }) => `${stage} ${name}` === chosen);
  if (options.length === 0) return null;

  const openRound = () => {
    if (!round) return;
    const { stage, name } = round;
    open.mutateAsync({ tournament: tournamentId, stage, round: name }).then(
      ({ length }) =>
        notify({ message: openedText(length), kind: length === 0 ? 'default' : 'success' }),
      (error: unknown) => showError(error),
    );
  };
  const form = (
    <div className={styles.line}>
      <Select label={texts.chooseRound} options={options} value={chosen} onChange={setChosen} />
      <Button onClick={openRound} loading={open.isPending} disabled={!round}>
        {texts.openRoundButton}
      </Button>
    </div>
  );
  if (!withTitle) return form;
  return (
    <Section title={texts.openRound}>
      <Panel pad className={styles.fields}>
        <p className={styles.lead}>{texts.openRoundLead}</p>
        {form}
      </Panel>
    </Section>
  );
}

function openedText(count: number): string {
  if (count === 0) return texts.nothingToOpen;
  return count === 1 ? texts.roundOpenedOne : interpolate(texts.roundOpened, { count });
}
