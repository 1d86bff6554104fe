/** A tournament in numbers. Captured rounds only, except upsets and attendance. */
import { ObjectNotFound } from '@mes/contract/errors';
import type { TournamentStatistics } from '@mes/contract/statistics';
import { writeCsv } from '@mes/domain/csv/csv';
import type { Db } from '../../../platform/database/database';
import { findReferences } from '../../teams/service';
import { findPublishedTournamentId } from '../players/service';
import * as repository from './repository';
import { toEndings, toGameMaps, toPlayer, toUpset } from './views';

const SHOWN_UPSETS = 6;

/** The id of the tournament in any case; nobody sees the numbers of a draft. */
export async function readTournamentStatistics(
  db: Db,
  { id }: { id: string },
): Promise<TournamentStatistics> {
  const tournamentId = await findTournamentId(db, id);
  const [players, rounds, maps, vetoes] = await Promise.all([
    repository.sumPlayers(db, tournamentId),
    repository.sumRounds(db, tournamentId),
    repository.countMaps(db, tournamentId),
    repository.findVetoes(db, tournamentId),
  ]);
  const [series, teams, rostered, upsets] = await Promise.all([
    repository.countSeries(db, tournamentId),
    repository.countTeams(db, tournamentId),
    repository.countRostered(db, tournamentId),
    readUpsets(db, tournamentId),
  ]);
  return {
    matches: series.played,
    maps: maps.reduce((sum, { played }) => sum + played, 0),
    rounds: rounds.reduce((sum, row) => sum + row.rounds, 0),
    players: players.map(toPlayer),
    vetoes: vetoes.length,
    gameMaps: toGameMaps({ maps, rounds, vetoes }),
    endings: toEndings(rounds),
    upsets,
    attendance: {
      teams: teams.teams,
      checkedIn: teams.checkedIn,
      playedTeams: teams.played,
      rostered,
      playedPlayers: players.length,
      series: series.played + series.forfeits,
      forfeits: series.forfeits,
    },
  };
}

async function readUpsets(db: Db, tournamentId: string): Promise<TournamentStatistics['upsets']> {
  const [{ rated, upsets }, rows] = await Promise.all([
    repository.countUpsets(db, tournamentId),
    repository.findUpsets(db, tournamentId, SHOWN_UPSETS),
  ]);
  const teams = await findReferences(
    db,
    new Set(rows.flatMap(({ winner, loser }) => [winner, loser])),
  );
  return { count: upsets, rated, biggest: rows.flatMap((row) => toUpset(row, teams)) };
}

/** All players with what the page shows of them, for spreadsheets. */
export async function writeTournamentFile(db: Db, { id }: { id: string }): Promise<string> {
  const rows = await repository.sumPlayers(db, await findTournamentId(db, id));
  const columns = [
    ...['player', 'id', 'team', 'maps', 'rounds', 'rating', 'kills', 'deaths', 'headshots'],
    ...['opening_kills', 'opening_deaths', 'multi_kill_rounds', 'clutches'],
    ...['kast_rounds', 'kast_of'],
  ];
  return writeCsv([
    columns,
    ...rows
      .map(toPlayer)
      .map(({ player, team, ...line }) => [
        ...[player.name, player.id, team?.name ?? null, line.maps, line.rounds, line.rating],
        ...[line.kills, line.deaths, line.headshots, line.openingKills, line.openingDeaths],
        ...[line.multiKillRounds, line.clutches, line.kastRounds, line.kastOf],
      ]),
  ]);
}

async function findTournamentId(db: Db, id: string): Promise<string> {
  const tournamentId = await findPublishedTournamentId(db, id);
  if (tournamentId === undefined) throw new ObjectNotFound();
  return tournamentId;
}
