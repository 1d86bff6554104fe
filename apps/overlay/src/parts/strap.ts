/** The strap of a player over the game: what they just did, or who they are. */

import type { StreamPlayer } from '@mes/contract/stream';
import type { GameMoment } from '@mes/contract/stream-game';
import { type Side, sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import type { PlayerStrap } from '../models/in-game';
import type { SceneTeam } from '../models/team';
import { momentWord } from '../tournament/game-labels';
import { nameWithin } from './name-within';
import { killsPerDeath, ratingOf } from './player-figures';

/** Without captured sides team A stands for the Coalition, as in all scenes. */
const UNKNOWN: Side = 'coalition';

interface OnScreen {
  readonly A: SceneTeam | null;
  readonly B: SceneTeam | null;
  /** Where team A is; null while not known. */
  readonly sideA: Side | null;
}

export function momentStrap(moment: GameMoment, teams: OnScreen): PlayerStrap {
  const { player, team, kills, round } = moment;
  return {
    player,
    team: nameOf(teams[team]?.details ?? null),
    side: sideOf(team, teams.sideA ?? UNKNOWN),
    figures: [
      { label: `Round ${round}`, value: momentWord(moment) },
      { label: kills === 1 ? 'kill' : 'kills', value: String(kills) },
    ],
  };
}

export function playerStrap(player: StreamPlayer, teams: OnScreen): PlayerStrap {
  const { statistics } = player;
  const slot: TeamSlot = isOf(player, teams.B) ? 'B' : 'A';
  return {
    player,
    team: nameOf(player.team),
    side: sideOf(slot, teams.sideA ?? UNKNOWN),
    figures: [
      { label: 'Rating', value: ratingOf(statistics) },
      { label: 'K/D', value: killsPerDeath(statistics).toFixed(2) },
    ],
  };
}

function isOf({ team }: StreamPlayer, other: SceneTeam | null): boolean {
  return team !== null && team.name === other?.name;
}

/** Straps are narrow in every package, and their letters are wider than those that are measured. */
const NAME = { room: 200, size: 32 };

function nameOf(team: Parameters<typeof nameWithin>[0] | null): string {
  return team ? nameWithin(team, NAME) : '';
}
