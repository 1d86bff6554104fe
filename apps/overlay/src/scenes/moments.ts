/** The great moments of a series as view models; null while they have not happened. */

import type { BestPlayer as BestLine, InGame } from '@mes/contract/stream-game';
import { formatMoney } from '@mes/domain/money/money';
import { resultOfScore } from '@mes/domain/series/series';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { displayName } from '../community';
import type { CurrentStream } from '../data/use-scene-data';
import type { BestPlayer, ChampionMoment, MapWon, PodiumPlace, SeriesWon } from '../models/moment';
import type { Opponents, SceneTeam } from '../models/team';
import { prizeRows } from '../tournament/prizes';
import type { SceneTournament } from '../tournament/scene-tournament';

type Stream = Pick<CurrentStream, 'bestOf' | 'scoreA' | 'scoreB' | 'maps' | 'round'>;

/** The newest map that is won. */
export function mapWonOf(stream: Stream, opponents: Opponents): MapWon | null {
  const won = stream.maps.filter(({ winner }) => winner !== null);
  const map = won.at(-1);
  const winner = map?.winner && opponents[map.winner];
  if (!map?.winner || !winner) return null;
  const wins = (slot: TeamSlot) => won.filter((each) => each.winner === slot).length;
  const series = { A: wins('A'), B: wins('B') };
  return {
    kind: 'map',
    winner,
    loser: opponents[otherTeam(map.winner)],
    slot: map.winner,
    map: map.name,
    number: map.index + 1,
    rounds: roundsOf(map.score),
    series,
    bestOf: stream.bestOf,
    isLast: resultOfScore(stream.bestOf, series).decided,
  };
}

export function seriesWonOf(stream: Stream, opponents: Opponents): SeriesWon | null {
  const slot = seriesWinner(stream);
  const winner = slot && opponents[slot];
  const loser = slot && opponents[otherTeam(slot)];
  if (!slot || !winner || !loser) return null;
  return {
    kind: 'series',
    winner,
    loser,
    slot,
    round: stream.round,
    series: { A: stream.scoreA, B: stream.scoreB },
    maps: stream.maps.flatMap(({ name, score, winner: wonBy }) =>
      wonBy === null ? [] : [{ name, wonBy, rounds: roundsOf(score) }],
    ),
  };
}

const FINAL = /^(grand )?finals?$/i;

/**
 * Whose name is on the cup: who has won the tournament, or the final on stream, whose result the
 * tournament learns a moment later.
 */
export function championName(
  tournament: Pick<SceneTournament, 'winner'> | null,
  { stream, opponents }: { stream: Stream | null; opponents: Opponents },
): string | null {
  if (tournament?.winner) return tournament.winner.name;
  const slot = stream && FINAL.test(stream.round) ? seriesWinner(stream) : null;
  return (slot && opponents[slot]?.name) ?? null;
}

interface ChampionInput {
  readonly winner: SceneTeam;
  readonly tournament: Pick<SceneTournament, 'prizes' | 'placements'> | null;
  readonly stream: Stream | null;
  readonly opponents: Opponents;
}

export function championOf(input: ChampionInput): ChampionMoment {
  const { winner, tournament } = input;
  const [first] = tournament ? prizeRows(tournament, 1) : [];
  const prize = first && first.from === 1 && first.amount > 0 ? formatMoney(first.amount) : '';
  return {
    kind: 'champion',
    winner,
    final: finalOf(input),
    prize,
    podium: podiumOf(input),
  };
}

/** As the tournament has placed them; before that, who has lost the final on stream is second. */
function podiumOf(input: ChampionInput): PodiumPlace[] {
  const { winner, tournament, stream, opponents } = input;
  const placed = (tournament?.placements ?? []).flatMap(({ from, to, team }): PodiumPlace[] =>
    from === to && (from === 2 || from === 3)
      ? [{ place: from, team, name: displayName(team), tag: team.tag }]
      : [],
  );
  if (placed.length > 0) return placed.sort((a, b) => a.place - b.place);
  const loser = finalOf(input) && stream ? [opponents.A, opponents.B] : [];
  return loser.flatMap((team) =>
    team && team.name !== winner.name
      ? [{ place: 2, team, name: team.displayName, tag: team.details?.tag ?? team.displayName }]
      : [],
  );
}

/** "3–1 in the final"; empty where another match is on stream. */
function finalOf({ winner, stream, opponents }: ChampionInput): string {
  const slot = stream && seriesWinner(stream);
  if (!stream || !slot || opponents[slot]?.name !== winner.name || !FINAL.test(stream.round))
    return '';
  const score = { A: stream.scoreA, B: stream.scoreB };
  return `${score[slot]}–${score[otherTeam(slot)]} in the final`;
}

interface BestPlayerInput {
  readonly game: Pick<InGame, 'best' | 'maps'>;
  readonly round: string;
  readonly opponents: Opponents;
  /** Whose best map is meant; null for the best of the series, or of the newest map before its end. */
  readonly player: string | null;
}

export function bestPlayerOf({
  game,
  round,
  opponents,
  player: named,
}: BestPlayerInput): BestPlayer | null {
  const ofSeries = game.best ? [{ best: game.best, of: round || 'The series' }] : [];
  const ofMaps = game.maps
    .toReversed()
    .flatMap(({ best, name, index }) => (best ? [{ best, of: `Map ${index + 1}, ${name}` }] : []));
  const all = [...ofSeries, ...ofMaps];
  const chosen = ofMaps.find(({ best }) => best.player.id === named) ?? all[0];
  if (!chosen) return null;
  const { best, of } = chosen;
  return {
    kind: 'best-player',
    player: best.player,
    team: opponents[best.team],
    of,
    figures: figuresOf(best),
  };
}

function figuresOf({ rating, kills, deaths, assists }: BestLine): BestPlayer['figures'] {
  return [
    ...(rating === null ? [] : [{ label: 'Rating', value: rating.toFixed(2) }]),
    { label: 'Kills', value: String(kills) },
    { label: 'Deaths', value: String(deaths) },
    { label: 'Assists', value: String(assists) },
  ];
}

function seriesWinner({ bestOf, scoreA, scoreB }: Stream): TeamSlot | null {
  const { decided, winner } = resultOfScore(bestOf, { A: scoreA, B: scoreB });
  return decided ? winner : null;
}

function roundsOf(score: readonly [number, number] | null): { A: number; B: number } | null {
  return score && { A: score[0], B: score[1] };
}
