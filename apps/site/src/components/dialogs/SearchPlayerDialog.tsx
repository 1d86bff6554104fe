import { useRef, useState } from 'react';
import { PlayerSearch } from '../players/PlayerSearch';
import type { FoundPlayer } from '../players/player';
import * as texts from '../texts';
import type { DialogHandlers } from './ConfirmDialog';
import type { SearchPlayerOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

export function SearchPlayerDialog({
  options,
  close,
  cancel,
}: DialogHandlers & { options: SearchPlayerOptions }) {
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const [error, setError] = useState<string>();
  // Submitted before the search has answered: the player with the typed id is used once found.
  const isConfirmed = useRef(false);
  const running = useFlow<FoundPlayer>(options, close);
  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      focus="fields"
      onSubmit={() => {
        if (player) running.submit(player);
        else {
          isConfirmed.current = true;
          setError(texts.choosePlayer);
        }
      }}
    >
      <PlayerSearch
        label={options.label ?? texts.playerNameOrId}
        error={error}
        value={player}
        autoFocus
        onChange={(next) => {
          setPlayer(next);
          setError(undefined);
          if (next && isConfirmed.current) running.submit(next);
          isConfirmed.current = false;
        }}
      />
    </FlowFrame>
  );
}
