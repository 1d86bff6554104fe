import type { Account } from '@mes/contract/accounts';
import { useId } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox';
import { PlayerRow } from '../../../components/players/PlayerRow';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { RequirementList } from './Requirements';
import styles from './RosterFields.module.css';

interface RosterFieldsProps {
  tournamentId: string;
  players: NonNullable<Account['teamData']>['players'];
  min: number;
  max: number;
  value: readonly string[];
  onChange: (players: readonly string[]) => void;
  error?: string;
}

/** The choice of players, beside the requirements of the tournament. */
export function RosterFields(props: RosterFieldsProps) {
  const { tournamentId, players, min, max, value, onChange, error } = props;
  const noteId = useId();
  const toggle = (id: string, chosen: boolean) =>
    onChange(chosen ? [...value, id] : value.filter((each) => each !== id));
  return (
    <div className={styles.columns}>
      <fieldset className={styles.players} aria-describedby={noteId}>
        <legend className={styles.legend}>{texts.roster}</legend>
        {players.map(({ id, name, photo }, index) => (
          <Checkbox
            key={id}
            className={styles.player}
            checked={value.includes(id)}
            onChange={(chosen) => toggle(id, chosen)}
            aria-invalid={error && index === 0 ? true : undefined}
            label={<PlayerRow player={{ ID: id, name, photo, team: null }} />}
          />
        ))}
        <p id={noteId} className={error ? styles.error : styles.count} aria-live="polite">
          {error ??
            interpolate(texts.playersChosen, {
              chosen: value.length,
              wanted: min === max ? min : interpolate(texts.range, { min, max }),
            })}
        </p>
      </fieldset>
      <div>
        <p className={styles.legend}>{texts.requirements}</p>
        <RequirementList tournamentId={tournamentId} />
      </div>
    </div>
  );
}
