/** Maps and players' lines of a match, as the contract shows them. */
import type { MatchMap, MatchPlayer } from '@mes/contract/match-schemas';
import { type StatLine, sumLines } from '@mes/domain/scoreboard/stat-line';
import { toRosterPlayer } from '../players/service';
import type { LineRow } from './summaries/repository';
import type { MapRow } from './tables';

export function toMap(row: MapRow, lines: readonly LineRow[]): MatchMap {
  return {
    index: row.index,
    map: row.map,
    state: row.state,
    server: row.server,
    pickedBy: row.pickedBy,
    scoreA: row.scoreA,
    scoreB: row.scoreB,
    winner: row.winner,
    startingSideA: row.startingSideA,
    halves: row.halves,
    captured: row.captured,
    players: lines.filter(({ line }) => line.map === row.index).map(toLine),
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}

/** Each player's lines over all maps of the series, most kills first. */
export function toPlayers(lines: readonly LineRow[]): MatchPlayer[] {
  const byPlayer = new Map<string, MatchPlayer[]>();
  for (const row of lines) {
    const known = byPlayer.get(row.player.id) ?? [];
    byPlayer.set(row.player.id, [...known, toLine(row)]);
  }
  return [...byPlayer.values()]
    .map((own) => ({ ...own[0]!, ...sumLines(own) }))
    .sort((one, other) => other.kills - one.kills || one.deaths - other.deaths);
}

function toLine({ line, player }: LineRow): MatchPlayer {
  return { ...toCounts(line), player: toRosterPlayer(player), opponent: line.opponent };
}

function toCounts(line: LineRow['line']): StatLine {
  return {
    rounds: line.rounds,
    kills: line.kills,
    deaths: line.deaths,
    assists: line.assists,
    headshots: line.headshots,
    plants: line.plants,
    defuses: line.defuses,
    openingKills: line.openingKills,
    openingDeaths: line.openingDeaths,
    multiKills: {
      two: line.twoKills,
      three: line.threeKills,
      four: line.fourKills,
      five: line.fiveKills,
    },
    clutches: line.clutches,
    rating: line.rating === null ? null : line.rating / 1_000,
  };
}
