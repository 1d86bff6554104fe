import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { matching } from '../forms/matching';
import { TextInput } from '../forms/TextInput';
import { Spinner } from '../Spinner';
import { FailedToLoad } from '../states/FailedToLoad';
import styles from './PlayerPicker.module.css';
import { PlayerRow } from './PlayerRow';
import { type FoundPlayer, playerLabel } from './player';
import { usePlayerSearch } from './use-player-search';

export interface PlayerPickerProps {
  /** What the choice is about, for screen readers. */
  label: string;
  /** Whom to choose from; without it everybody can be searched for. */
  players?: readonly FoundPlayer[];
  value: FoundPlayer | null;
  onChange: (player: FoundPlayer) => void;
}

/** A team fits without a search box. */
const FITS = 8;

/** One player out of a list that is in sight: the players given, or those a search finds. */
export function PlayerPicker({ players, ...rest }: PlayerPickerProps) {
  return players ? <GivenPlayers players={players} {...rest} /> : <SearchedPlayers {...rest} />;
}

type ChoiceProps = Omit<PlayerPickerProps, 'players'>;

function GivenPlayers({ players, ...choice }: ChoiceProps & { players: readonly FoundPlayer[] }) {
  const [typed, setTyped] = useState('');
  const labelled = players.map((player) => ({ player, label: playerLabel(player) }));
  const shown = matching(labelled, typed).map(({ player }) => player);
  return (
    <div className={styles.picker}>
      {players.length > FITS && (
        <SearchBox value={typed} onChange={setTyped} label="Filter players" />
      )}
      {shown.length === 0 ? (
        <p className={styles.note}>No players found.</p>
      ) : (
        <Rows players={shown} {...choice} />
      )}
    </div>
  );
}

function SearchedPlayers(choice: ChoiceProps) {
  const [typed, setTyped] = useState('');
  const { found, searching, answered, error, retry } = usePlayerSearch(typed);
  // Whoever is chosen stays in sight while one looks for somebody else.
  const { value } = choice;
  const shown = value && !found.some(({ ID }) => ID === value.ID) ? [value, ...found] : found;
  return (
    <div className={styles.picker}>
      <SearchBox value={typed} onChange={setTyped} label="Player name or id" />
      {shown.length > 0 && <Rows players={shown} showId {...choice} />}
      <div role="status" className={styles.note}>
        {searching && <Spinner label="Searching" />}
        {answered && found.length === 0 && 'No players found.'}
      </div>
      {error !== null && <FailedToLoad error={error} onRetry={retry} />}
    </div>
  );
}

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function SearchBox(props: SearchBoxProps) {
  return (
    <TextInput
      {...props}
      type="search"
      autoComplete="off"
      icon={<IconSearch stroke={1.75} />}
      data-autofocus
      // Sending the form around it is for the confirm button.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

function Rows({
  label,
  players,
  value,
  onChange,
  showId,
}: ChoiceProps & { players: readonly FoundPlayer[]; showId?: boolean }) {
  const name = useId();
  return (
    <div className={styles.rows} role="radiogroup" aria-label={label}>
      {players.map((player) => (
        <label key={player.ID} className={styles.row}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={player.ID === value?.ID}
            onChange={() => onChange(player)}
          />
          <PlayerRow player={player} showId={showId} />
        </label>
      ))}
    </div>
  );
}
