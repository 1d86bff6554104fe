/** The parts of what lies over the game, each null while there is nothing to show of it. */
import type { GameMoment } from '@mes/contract/stream-game';
import { playerSource } from '../data/sources';
import { useInGame } from '../data/use-in-game';
import { useSource } from '../data/use-live-data';
import { useOpponents, useStream } from '../data/use-scene-data';
import type { PlayerStrap, ScoreBug } from '../models/in-game';
import { useScene } from '../scene-context';
import { scoreBugOf } from './score-bug';
import { momentStrap, playerStrap } from './strap';

export function useScoreBug(moment: GameMoment | null): ScoreBug | null {
  const stream = useStream();
  const { A, B } = useOpponents();
  const game = useInGame();
  return scoreBugOf({ A, B, stream, game, moment });
}

/** What a player has just done, or else the player whom the address or cue names. */
export function usePlayerStrap(moment: GameMoment | null): PlayerStrap | null {
  const { player: id } = useScene().route;
  const { A, B } = useOpponents();
  const game = useInGame();
  const player = useSource(id === null ? null : playerSource(id));
  const teams = { A, B, sideA: game?.map.sideA ?? null };
  if (moment) return momentStrap(moment, teams);
  return player ? playerStrap(player, teams) : null;
}
