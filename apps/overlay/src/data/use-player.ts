import type { StreamPlayer } from '@mes/contract/stream';
import { startersOf } from '@mes/domain/roster/lineup';
import type { SceneTeam } from '../models/team';
import { useScene } from '../scene-context';
import { playerSource } from './sources';
import { useSource } from './use-live-data';
import { useControl, useOpponents } from './use-scene-data';

export interface ChosenPlayers {
  readonly first: StreamPlayer | null;
  readonly second: StreamPlayer | null;
}

/** The players named in the URL, or by the control room, or else the best of each line-up. */
export function useChosenPlayers(): ChosenPlayers {
  const { route } = useScene();
  const focus = useControl()?.focus;
  const { A, B } = useOpponents();
  const firstId = route.player ?? focus?.player ?? bestOf(A);
  const secondId = route.player2 ?? focus?.player2 ?? bestOf(B);
  return {
    first: useSource(firstId ? playerSource(firstId) : null) ?? null,
    second: useSource(secondId ? playerSource(secondId) : null) ?? null,
  };
}

function bestOf(team: SceneTeam | null): string | undefined {
  const players = startersOf(team?.details?.players ?? []);
  return players.toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1))[0]?.id;
}
