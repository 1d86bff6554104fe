import type { StreamPlayer } from '@mes/contract/stream';
import { useScene } from '../scene-context';
import { playerSource } from './sources';
import { useSource } from './use-live';
import { useControl, useOpponents } from './use-scene-data';

export interface ChosenPlayers {
  readonly first: StreamPlayer | null;
  readonly second: StreamPlayer | null;
}

/** The players of the address, of the control room, or else the first ones of both teams. */
export function useChosenPlayers(): ChosenPlayers {
  const { route } = useScene();
  const focus = useControl()?.focus;
  const { A, B } = useOpponents();
  const first = route.player ?? focus?.player ?? A?.known?.players[0]?.id;
  const second = route.player2 ?? focus?.player2 ?? B?.known?.players[0]?.id;
  return {
    first: useSource(first ? playerSource(first) : null) ?? null,
    second: useSource(second ? playerSource(second) : null) ?? null,
  };
}
