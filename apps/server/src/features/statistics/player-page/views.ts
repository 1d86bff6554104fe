import type { MatchSummary } from '@mes/contract/match-schemas';
import type { PlayedMap, PlayedSeries } from '@mes/contract/player-statistics';
import type { PlayerTotals } from '@mes/contract/statistics';
import { type StatisticsLine, sumTotals } from '@mes/domain/statistics/lines';
import { toTotals } from '../players/views';

export function toPlayedMap(
  line: StatisticsLine,
  teams: ReadonlyMap<string, NonNullable<PlayedMap['versus']>>,
): PlayedMap {
  const { match, map: index, gameMap: map, at, won, roundWins, roundLosses } = line;
  const versus = line.versus === null ? null : (teams.get(line.versus) ?? null);
  return { match, index, map, at, versus, won, roundWins, roundLosses };
}

/** The lines are those of the player in this series, in order of play. */
export function toSeries(match: MatchSummary, lines: readonly StatisticsLine[]): PlayedSeries {
  return {
    match,
    opponent: lines[0]!.opponent,
    totals: toTotals(sumTotals(lines)),
    maps: lines.map(({ gameMap: map, roundWins, roundLosses }) => ({
      ...{ map, roundWins, roundLosses },
    })),
  };
}

/** The best rating first, then the most played; maps without a rating last. */
export function byRating(
  { totals: one }: { readonly totals: PlayerTotals },
  { totals: other }: { readonly totals: PlayerTotals },
): number {
  return (other.rating ?? -1) - (one.rating ?? -1) || other.maps - one.maps;
}
