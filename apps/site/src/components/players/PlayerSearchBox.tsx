import { Autocomplete, type AutocompleteProps } from '../forms/Autocomplete';
import * as texts from '../texts';
import { PlayerRow } from './PlayerRow';
import type { FoundPlayer } from './player';

type PlayerSearchBoxProps = Omit<AutocompleteProps<FoundPlayer>, 'texts' | 'idOf' | 'renderItem'>;

const TEXTS = {
  results: texts.foundPlayers,
  none: texts.noPlayersFound,
  one: texts.onePlayerFound,
  many: texts.playersFound,
};

export default function PlayerSearchBox(props: PlayerSearchBoxProps) {
  return (
    <Autocomplete
      {...props}
      texts={TEXTS}
      idOf={({ ID }) => ID}
      renderItem={(player) => <PlayerRow player={player} showId />}
    />
  );
}
