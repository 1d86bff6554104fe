import { useState } from 'react';
import { PlayerPicker } from '../players/PlayerPicker';
import type { FoundPlayer } from '../players/player';
import * as texts from '../texts';
import type { DialogHandlers } from './ConfirmDialog';
import type { SelectPlayerOptions } from './dialog-requests';
import { FlowFrame } from './FlowFrame';
import { useFlow } from './use-flow';

export function SelectPlayerDialog({
  options,
  close,
  cancel,
}: DialogHandlers & { options: SelectPlayerOptions }) {
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const running = useFlow<FoundPlayer>(options, close);
  return (
    <FlowFrame
      {...options}
      running={running}
      cancel={cancel}
      confirmable={player !== null}
      focus="fields"
      onSubmit={() => {
        if (player) running.submit(player);
      }}
    >
      <PlayerPicker
        label={texts.player}
        players={options.players}
        value={player}
        onChange={setPlayer}
      />
    </FlowFrame>
  );
}
