/** Rates the series of the demo community with the rules of the product. Pure. */
import { compareByFinish, isRated, type RatedPlayer, type RatedSeries } from '@mes/domain/elo/elo';
import { type HistoryPart, LadderHistories } from '@mes/domain/elo/histories';
import { ladderNames } from '@mes/domain/elo/season-ladders';
import type { eloStandings, ratedSeries as ratedSeriesTable } from '../features/ratings/tables';
import type { TournamentRows } from './competition';

export interface RatingRows {
  readonly histories: readonly HistoryPart[];
  readonly series: readonly (typeof ratedSeriesTable.$inferInsert)[];
  readonly standings: readonly (typeof eloStandings.$inferInsert)[];
}

type SeasonSeries = RatedSeries & { readonly season: number };

/** The series of a tournament that are rated. */
export function ratedSeries({ tournament, matches, maps, lines }: TournamentRows): SeasonSeries[] {
  const players = new Map<string, Map<string, RatedPlayer>>();
  for (const { match, player, opponent, roundWins, roundLosses } of lines) {
    const ofMatch = players.get(match) ?? new Map<string, RatedPlayer>();
    const rounds = (ofMatch.get(player)?.rounds ?? 0) + roundWins + roundLosses;
    players.set(match, ofMatch.set(player, { player, opponent, rounds }));
  }
  const rounds = new Map<string, number>();
  for (const { match, state, scoreA = 0, scoreB = 0 } of maps)
    if (state === 'finished') rounds.set(match, (rounds.get(match) ?? 0) + scoreA + scoreB);

  return matches.flatMap((row) => {
    const { id, state, finishedAt, teamA, teamB, winner = null, forfeitedBy = null } = row;
    const score = { A: row.scoreA ?? 0, B: row.scoreB ?? 0 };
    const isOver = state === 'finished' || state === 'forfeited';
    if (!isOver || !finishedAt || !teamA || !teamB || !isRated(score, forfeitedBy)) return [];
    return [
      {
        matchId: id,
        finishedAt,
        teams: { A: teamA, B: teamB },
        score,
        winner,
        season: tournament.season,
        rounds: rounds.get(id) ?? 0,
        players: [...(players.get(id)?.values() ?? [])],
      },
    ];
  });
}

export function ratingRows(all: readonly SeasonSeries[]): RatingRows {
  const histories = new LadderHistories();
  const series = all.toSorted(compareByFinish).flatMap((each) =>
    ladderNames(each).map((ladder) => ({
      ...{ match: each.matchId, ladder, at: each.finishedAt },
      ...{ teamA: each.teams.A, teamB: each.teams.B },
      ...histories.rate(ladder, each),
    })),
  );
  const standings = [...histories.standings()].flatMap(({ standing, ...key }) =>
    standing ? [{ ...key, ...standing }] : [],
  );
  return { histories: histories.takeRest(), series, standings };
}
