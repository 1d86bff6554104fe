/** Loads what the demo community has played, with everything that follows from it. */
import { shownElo } from '@mes/domain/elo/elo';
import { seeded } from '@mes/domain/random/random';
import { odds } from '@mes/domain/tournament/odds/odds';
import type pg from 'pg';
import { bracketOdds, bracketStages } from '../features/brackets/tables';
import { captureEntries, captureMaps, captures } from '../features/capture/tables';
import { matches, matchMaps } from '../features/matches/tables';
import { ALL_TIME } from '../features/ratings/service';
import { eloChanges, eloStandings } from '../features/ratings/tables';
import { matchVetoes } from '../features/rooms/tables';
import { toRow as toVetoRow } from '../features/rooms/veto/views';
import { type LineRow, totalsChange } from '../features/statistics/service';
import { playerMaps, playerTotals } from '../features/statistics/tables';
import {
  placements,
  rosterPlayers,
  rulesConfirmations,
  tournaments,
  tournamentTeams,
} from '../features/tournaments/tables';
import { copyRows } from '../platform/database/copy';
import type { Community, DemoSize } from './community';
import { playAll, type TournamentRows } from './competition';
import { type RatingRows, ratedSeries, ratingRows } from './ratings';

interface Filling {
  readonly size: DemoSize;
  readonly now: number;
  readonly progress: (step: string) => void;
}

const ODDS_RUNS: Readonly<Record<DemoSize, number>> = { full: 10_000, small: 1_000 };
const ODDS_SEED = 2_027;

/** A tournament at a time: all events together would need more memory than the server ever does. */
export async function fillCompetition(
  client: pg.ClientBase,
  community: Community,
  { size, now, progress }: Filling,
): Promise<void> {
  const lines: LineRow[] = [];
  const series: ReturnType<typeof ratedSeries> = [];
  const running: TournamentRows[] = [];
  for (const played of playAll(community, { size, now })) {
    if (played.matches.length > 0) progress(`Playing ${played.tournament.name}`);
    await copyTournament(client, played);
    lines.push(...played.lines);
    series.push(...ratedSeries(played));
    if (played.tournament.state === 'running') running.push({ ...played, captureEntries: [] });
  }
  progress('Rating teams and players');
  await copyRows(client, playerTotals, totalsChange([], lines));
  const ratings = ratingRows(series);
  await copyRows(client, eloChanges, ratings.changes);
  await copyRows(client, eloStandings, ratings.standings);
  await copyRows(
    client,
    bracketOdds,
    running.map((played) => oddsRow(played, ratings, { runs: ODDS_RUNS[size], at: now })),
  );
}

async function copyTournament(client: pg.ClientBase, rows: TournamentRows): Promise<void> {
  await copyRows(client, tournaments, [rows.tournament]);
  await copyRows(client, tournamentTeams, rows.entries);
  await copyRows(client, rosterPlayers, rows.rosters);
  await copyRows(client, rulesConfirmations, rows.rules);
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
}

function oddsRow(
  { tournament, bracket }: TournamentRows,
  { standings }: RatingRows,
  { runs, at }: { runs: number; at: number },
): typeof bracketOdds.$inferInsert {
  const elos = standings.filter(({ ladder, kind }) => ladder === ALL_TIME && kind === 'team');
  const chances = odds({
    stages: bracket!.map(({ settings }) => settings),
    played: bracket!.map(({ stage }) => stage),
    teams: bracket![0]!.stage!.entrants.map(({ team }) => team),
    ratings: new Map(elos.map(({ subject, elo }) => [subject, shownElo(elo)])),
    runs,
    random: seeded(ODDS_SEED),
  });
  return {
    tournament: tournament.id,
    odds: Object.fromEntries(chances.map(({ team, champion }) => [team, champion])),
    at,
  };
}
