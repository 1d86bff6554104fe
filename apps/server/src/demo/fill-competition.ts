/** Loads the simulated tournaments with their statistics, ratings and odds. */
import { displayElo } from '@mes/domain/elo/elo';
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import { seeded } from '@mes/domain/random/random';
import { diffTotals, type StatisticsLine } from '@mes/domain/statistics/lines';
import { odds } from '@mes/domain/tournament/odds/odds';
import type pg from 'pg';
import { bracketOdds, bracketStages } from '../features/brackets/tables';
import { captureEntries, captureMaps, captures } from '../features/capture/tables';
import { matches, matchMaps } from '../features/matches/tables';
import { toRow as toHistoryRow } from '../features/ratings/histories/views';
import {
  eloHistories,
  eloStandings,
  ratedSeries as ratedSeriesTable,
} from '../features/ratings/tables';
import { matchVetoes } from '../features/rooms/tables';
import { toRow as toVetoRow } from '../features/rooms/veto/views';
import { playerMaps, playerTotals, roundEndings } from '../features/statistics/tables';
import {
  placements,
  rosterPlayers,
  rulesConfirmations,
  submittedSeedings,
  tournaments,
  tournamentTeams,
} from '../features/tournaments/tables';
import { bulkLoad } from '../platform/database/bulk-load';
import { copyRows } from '../platform/database/copy';
import type { Community, DemoSize } from './community';
import { simulateTournaments, type TournamentRows } from './competition';
import { fillPickems, isPredicted } from './pickems';
import { type RatingRows, ratedSeries, ratingRows } from './ratings';

interface CompetitionOptions {
  readonly size: DemoSize;
  readonly now: number;
  readonly progress: (step: string) => void;
}

/** What votes depend on. */
interface PlayedCompetition {
  readonly series: TournamentRows['matches'];
  /** In thousandths, by id of the team. */
  readonly elos: ReadonlyMap<string, number>;
}

const ODDS_RUNS: Readonly<Record<DemoSize, number>> = { full: 10_000, small: 1_000 };
const ODDS_SEED = 2_027;

/** One tournament at a time, because the capture events of all would need too much memory. */
export async function fillCompetition(
  client: pg.ClientBase,
  community: Community,
  { size, now, progress }: CompetitionOptions,
): Promise<PlayedCompetition> {
  const lines: StatisticsLine[] = [];
  const series: ReturnType<typeof ratedSeries> = [];
  const running: TournamentRows[] = [];
  const predicted: TournamentRows[] = [];
  const all: TournamentRows['matches'] = [];
  // Three of four rows of the demo.
  await bulkLoad(client, captureEntries, async () => {
    for (const simulated of simulateTournaments(community, { size, now })) {
      if (simulated.matches.length > 0) progress(`Playing ${simulated.tournament.name}`);
      await copyTournament(client, simulated);
      lines.push(...simulated.lines);
      series.push(...ratedSeries(simulated));
      if (isPredicted(simulated)) predicted.push({ ...simulated, captureEntries: [], lines: [] });
      all.push(...simulated.matches);
      if (simulated.tournament.state === 'running')
        running.push({ ...simulated, captureEntries: [] });
    }
  });
  await fillPickems(client, predicted, { community, now });
  progress('Rating teams and players');
  await copyRows(client, playerTotals, diffTotals([], lines));
  const ratings = ratingRows(series);
  await copyRows(client, eloHistories, ratings.histories.map(toHistoryRow));
  await copyRows(client, ratedSeriesTable, ratings.series);
  await copyRows(client, eloStandings, ratings.standings);
  await copyRows(
    client,
    bracketOdds,
    running.map((simulated) => oddsRow(simulated, ratings, { runs: ODDS_RUNS[size], at: now })),
  );
  return {
    series: all,
    elos: new Map(teamStandings(ratings).map(({ subject, elo }) => [subject, elo])),
  };
}

function teamStandings({ standings }: RatingRows) {
  return standings.filter(({ ladder, kind }) => ladder === ALL_TIME && kind === 'team');
}

async function copyTournament(client: pg.ClientBase, rows: TournamentRows): Promise<void> {
  await copyRows(client, tournaments, [rows.tournament]);
  await copyRows(client, tournamentTeams, rows.entries);
  await copyRows(client, rosterPlayers, rows.rosters);
  await copyRows(client, rulesConfirmations, rows.rules);
  await copyRows(client, submittedSeedings, rows.seedings);
  await copyRows(client, bracketStages, rows.stages);
  await copyRows(client, placements, rows.placements);
  await copyRows(client, matches, rows.matches);
  await copyRows(client, matchMaps, rows.maps);
  await copyRows(
    client,
    matchVetoes,
    rows.vetoes.map(({ match, veto }) => toVetoRow(match, veto)),
  );
  await copyRows(client, captures, rows.captures);
  await copyRows(client, captureMaps, rows.captureMaps);
  await copyRows(client, captureEntries, rows.captureEntries);
  await copyRows(client, playerMaps, rows.lines);
  await copyRows(client, roundEndings, rows.endings);
}

function oddsRow(
  { tournament, bracket }: TournamentRows,
  ratings: RatingRows,
  { runs, at }: { runs: number; at: number },
): typeof bracketOdds.$inferInsert {
  const chances = odds({
    stages: bracket!.stages.map(({ settings }) => settings),
    played: bracket!.stages.map(({ stage }) => stage),
    teams: bracket!.stages[0]!.stage!.entrants.map(({ team }) => team),
    ratings: new Map(teamStandings(ratings).map(({ subject, elo }) => [subject, displayElo(elo)])),
    runs,
    random: seeded(ODDS_SEED),
  });
  return {
    tournament: tournament.id,
    odds: Object.fromEntries(chances.map(({ team, champion }) => [team, champion])),
    at,
  };
}
