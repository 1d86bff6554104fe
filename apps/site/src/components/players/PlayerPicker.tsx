import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { matchOptions } from '../forms/match-options';
import { TextInput } from '../forms/TextInput';
import { Spinner } from '../Spinner';
import { FailedToLoad } from '../states/FailedToLoad';
import * as texts from '../texts';
import styles from './PlayerPicker.module.css';
import { PlayerRow } from './PlayerRow';
import { type FoundPlayer, playerLabel } from './player';
import { usePlayerSearch } from './use-player-search';

export interface PlayerPickerProps {
  /** The accessible name. */
  label: string;
  /** The players to choose from; without them all players can be searched. */
  players?: readonly FoundPlayer[];
  value: FoundPlayer | null;
  onChange: (player: FoundPlayer) => void;
}

/** Longer lists have a search field. */
const MAX_WITHOUT_SEARCH = 8;

/** Selects one player from a visible list: the given players, or the results of a search. */
export function PlayerPicker({ players, ...rest }: PlayerPickerProps) {
  return players ? <GivenPlayers players={players} {...rest} /> : <SearchedPlayers {...rest} />;
}

type ChoiceProps = Omit<PlayerPickerProps, 'players'>;

function GivenPlayers({ players, ...choice }: ChoiceProps & { players: readonly FoundPlayer[] }) {
  const [typed, setTyped] = useState('');
  const labelled = players.map((player) => ({ player, label: playerLabel(player) }));
  const shown = matchOptions(labelled, typed).map(({ player }) => player);
  return (
    <div className={styles.picker}>
      {players.length > MAX_WITHOUT_SEARCH && (
        <SearchBox value={typed} onChange={setTyped} label={texts.filterPlayers} />
      )}
      {shown.length === 0 ? (
        <p className={styles.note}>{texts.noPlayersFound}</p>
      ) : (
        <Rows players={shown} {...choice} />
      )}
    </div>
  );
}

function SearchedPlayers(choice: ChoiceProps) {
  const [typed, setTyped] = useState('');
  const { found, searching, answered, error, retry } = usePlayerSearch(typed);
  // The chosen player stays in the list during another search.
  const { value } = choice;
  const shown = value && !found.some(({ ID }) => ID === value.ID) ? [value, ...found] : found;
  return (
    <div className={styles.picker}>
      <SearchBox value={typed} onChange={setTyped} label={texts.playerNameOrId} />
      {shown.length > 0 && <Rows players={shown} showId {...choice} />}
      <div role="status" className={styles.note}>
        {searching && <Spinner label={texts.searching} />}
        {answered && found.length === 0 && texts.noPlayersFound}
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
      // Enter must not submit the form.
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
