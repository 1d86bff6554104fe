import type { StreamPlayer } from '@mes/contract/stream';
import { useScene } from '../scene-context';
import { playerSource } from './sources';
import { useSource } from './use-live-data';
import { useControl, useOpponents } from './use-scene-data';

export interface ChosenPlayers {
  readonly first: StreamPlayer | null;
  readonly second: StreamPlayer | null;
}

/** The players named in the URL, or by the control room, or else the first player of each team. */
export function useChosenPlayers(): ChosenPlayers {
  const { route } = useScene();
  const focus = useControl()?.focus;
  const { A, B } = useOpponents();
  const firstId = route.player ?? focus?.player ?? A?.details?.players[0]?.id;
  const secondId = route.player2 ?? focus?.player2 ?? B?.details?.players[0]?.id;
  return {
    first: useSource(firstId ? playerSource(firstId) : null) ?? null,
    second: useSource(secondId ? playerSource(secondId) : null) ?? null,
  };
}
