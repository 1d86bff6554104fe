import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { PlayerSearch } from './PlayerSearch';
import type { FoundPlayer } from './player';

interface PlayerFilterProps {
  label: string;
  placeholder?: string;
  /** The id, as the URL has it. */
  player: string | null;
  onChange: (player: string | null) => void;
}

/** A player to filter by. The name of an id that came with the URL is read from the server. */
export function PlayerFilter({ label, placeholder, player, onChange }: PlayerFilterProps) {
  const [chosen, setChosen] = useState<FoundPlayer | null>(null);
  const isChosen = chosen !== null && chosen.ID === player;
  const found = useCall(
    'players',
    'summary',
    { id: player ?? '' },
    { enabled: player !== null && !isChosen },
  );
  const read = found.data ? { ...found.data, ID: found.data.id } : null;
  return (
    <PlayerSearch
      label={label}
      placeholder={placeholder}
      value={player === null ? null : isChosen ? chosen : (read ?? { ID: player, name: player })}
      onChange={(next) => {
        setChosen(next);
        onChange(next?.ID ?? null);
      }}
    />
  );
}
