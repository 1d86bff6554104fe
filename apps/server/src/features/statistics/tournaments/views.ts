import type { TournamentPlayer, TournamentStatistics } from '@mes/contract/statistics';
import { displayElo, expectedScore } from '@mes/domain/elo/elo';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { meanRating } from '@mes/domain/statistics/player-figures';
import { toRosterPlayer } from '../../players/service';
import type { findReferences } from '../../teams/service';
import type * as repository from './repository';

type Rows<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>;
type RoundRows = Rows<typeof repository.sumRounds>;

export function toPlayer(row: Rows<typeof repository.sumPlayers>[number]): TournamentPlayer {
  const { player, ratedRounds, ratingSum, ...rest } = row;
  return {
    player: toRosterPlayer(player),
    ...rest,
    rating: meanRating({ ratedRounds, ratingSum }),
  };
}

/** Most played first, then maps that were only picked or banned. */
export function toGameMaps({
  maps,
  rounds,
  vetoes,
}: {
  maps: Rows<typeof repository.countMaps>;
  rounds: RoundRows;
  vetoes: Rows<typeof repository.findVetoes>;
}): TournamentStatistics['gameMaps'] {
  const played = new Map<DefuseMap, number>(maps.map((row) => [row.map, row.played]));
  const picked = countIn(vetoes.map((veto) => veto.picked as DefuseMap[]));
  const banned = countIn(vetoes.map(({ bansA, bansB }) => [...bansA, ...bansB]));
  const names = new Set([...played.keys(), ...picked.keys(), ...banned.keys()]);
  const won = (map: DefuseMap, side: 'coalition' | 'breach') =>
    rounds
      .filter((row) => row.map === map && row.side === side)
      .reduce((sum, row) => sum + row.rounds, 0);
  return [...names]
    .map((map) => ({
      map,
      played: played.get(map) ?? 0,
      coalitionRounds: won(map, 'coalition'),
      breachRounds: won(map, 'breach'),
      picked: picked.get(map) ?? 0,
      banned: banned.get(map) ?? 0,
    }))
    .sort((one, other) => other.played - one.played || one.map.localeCompare(other.map));
}

/** In how many lists each map is. */
function countIn(lists: readonly (readonly DefuseMap[])[]): Map<DefuseMap, number> {
  const counts = new Map<DefuseMap, number>();
  for (const list of lists)
    for (const map of new Set(list)) counts.set(map, (counts.get(map) ?? 0) + 1);
  return counts;
}

export function toEndings(rows: RoundRows): TournamentStatistics['endings'] {
  const sums = new Map<string, TournamentStatistics['endings'][number]>();
  for (const { side, ending, rounds } of rows) {
    const key = `${side} ${ending}`;
    sums.set(key, { side, ending, rounds: (sums.get(key)?.rounds ?? 0) + rounds });
  }
  return [...sums.values()].sort(
    (one, other) =>
      Number(one.side === 'breach') - Number(other.side === 'breach') || other.rounds - one.rounds,
  );
}

/** Nothing where a team no longer exists. */
export function toUpset(
  row: Rows<typeof repository.findUpsets>[number],
  teams: Awaited<ReturnType<typeof findReferences>>,
): TournamentStatistics['upsets']['biggest'] {
  const [winner, loser] = [teams.get(row.winner), teams.get(row.loser)];
  if (!winner || !loser) return [];
  const [own, other] = row.slot === 'A' ? [row.scoreA, row.scoreB] : [row.scoreB, row.scoreA];
  return [
    {
      match: row.match,
      winner: { ...winner, elo: displayElo(row.winnerElo), score: own },
      loser: { ...loser, elo: displayElo(row.loserElo), score: other },
      chance: expectedScore(row.winnerElo, row.loserElo),
    },
  ];
}
