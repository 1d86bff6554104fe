/** Rates the series of the demo community with the rules of the product. Pure. */
import { isRated, type RatedPlayer, type RatedSeries } from '@mes/domain/elo/elo';
import { type Ladder, rebuildLadder } from '@mes/domain/elo/ladder';
import { ladderNames } from '@mes/domain/elo/season-ladders';
import type { eloChanges, eloStandings } from '../features/ratings/tables';
import type { TournamentRows } from './competition';

export interface RatingRows {
  readonly changes: (typeof eloChanges.$inferInsert)[];
  readonly standings: (typeof eloStandings.$inferInsert)[];
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

export function ratingRows(series: readonly SeasonSeries[]): RatingRows {
  const rows: RatingRows = { changes: [], standings: [] };
  for (const ladder of new Set(series.flatMap(ladderNames))) {
    const own = series.filter((each) => ladderNames(each).includes(ladder));
    const after = rebuildLadder(own, (changes) => {
      for (const { standing, ...change } of changes)
        rows.changes.push({ ...change, ladder, ...standing });
    });
    rows.standings.push(...standingsIn(after, ladder));
  }
  return rows;
}

function standingsIn({ teams, players }: Ladder, ladder: string): RatingRows['standings'] {
  const rows = (kind: 'team' | 'player', all: Ladder['teams']) =>
    [...all].map(([subject, standing]) => ({ ladder, kind, subject, ...standing }));
  return [...rows('team', teams), ...rows('player', players)];
}
