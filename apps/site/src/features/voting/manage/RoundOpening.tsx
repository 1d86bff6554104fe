import { useState } from 'react';
import { Select } from '../../../components/forms/Select';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { useTournamentOptions } from '../../matches/tournament-options';
import * as texts from '../texts';
import styles from './Manage.module.css';
import { RoundVoting } from './RoundVoting';

/** Choose a tournament, then a round of it. */
export function RoundOpening() {
  const options = useTournamentOptions();
  const [tournamentId, setTournamentId] = useState<string | null>(null);
  return (
    <Section title={texts.openRound}>
      <Panel pad className={styles.fields}>
        <p className={styles.lead}>{texts.openRoundLead}</p>
        <Select
          label={texts.tournament}
          options={options}
          value={tournamentId}
          onChange={setTournamentId}
          className={styles.tournament}
        />
        {tournamentId && <RoundVoting key={tournamentId} tournamentId={tournamentId} />}
      </Panel>
    </Section>
  );
}
