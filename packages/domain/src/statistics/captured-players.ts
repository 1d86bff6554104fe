import { type Board, latestMoment } from '../capture/board';
import { addCounts } from '../scoreboard/stat-line';
import { countKast, NO_KAST } from './kast';
import type { PlayerCounts } from './lines';
import { countWeaponKills } from './weapons';

/** What the finished rounds of a captured map add up to, for everyone in the line-up. */
export function countPlayers(board: Board): PlayerCounts[] {
  const { counts } = latestMoment(board);
  const kast = countKast(board);
  const weapons = countWeaponKills(board);
  return board.context.setup.lineup.map(({ player, opponent }) => {
    const sides = counts.get(player)!;
    return {
      player,
      opponent,
      sides,
      counts: addCounts(sides.coalition, sides.breach),
      kast: kast.get(player) ?? NO_KAST,
      weapons: weapons.get(player) ?? {},
    };
  });
}
