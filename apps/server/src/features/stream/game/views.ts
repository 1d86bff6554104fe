/** The live state of the match on air, from the configuration, from capture and from what is set by hand. */
import type { Match, MatchPlayer } from '@mes/contract/match-schemas';
import type { BestPlayer, GameMoment, InGame } from '@mes/contract/stream-game';
import { bestPlayer } from '@mes/domain/scoreboard/best-player';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { deriveValues, withMapScore } from '@mes/domain/stream/configuration';
import {
  currentMap,
  type HandState,
  handOn,
  type InGameInput,
  inGameState,
} from '@mes/domain/stream/in-game';
import type { SeriesConfiguration } from '@mes/domain/stream/series-configuration';
import type { PlayerReference } from '../../players/service';
import type { ConfigurationRow } from '../repository';
import type { LiveMap } from '../service';

/** Everything that the state follows from. */
export interface Game {
  readonly configuration: SeriesConfiguration;
  /** Null without a series; then nothing is captured. */
  readonly match: Match | null;
  readonly live: readonly LiveMap[];
  readonly hand: HandState | null;
}

const MAX_MOMENTS = 5;
const REHEARSAL = 'rehearsal';

/** What the hand belongs to: the series, or else the two teams. */
export function subjectOf({ match, rehearsal, configuration }: ConfigurationRow): string {
  if (rehearsal) return REHEARSAL;
  return match ?? `${configuration.normTeam1}:${configuration.normTeam2}`;
}

/** Null where it was set for another series. */
export function handOf(row: ConfigurationRow): HandState | null {
  return row.hand?.subject === subjectOf(row) ? row.hand.state : null;
}

/** All scenes show the score that is set by hand. */
export function withHandScore({
  configuration,
  hand,
}: Pick<Game, 'configuration' | 'hand'>): SeriesConfiguration {
  if (!hand) return configuration;
  const index = currentMap(deriveValues(configuration));
  const { score } = handOn(hand, index);
  const name = configuration.Maps[index];
  if (!score || !name || configuration.Winners[index]) return configuration;
  return { ...configuration, other: withMapScore(configuration.other, name, score) };
}

export function toInput({ configuration, match, live, hand }: Game): InGameInput {
  const maps = match?.maps ?? [];
  // What is captured counts for the map of the same name: an operator may have named others.
  const isShown = (index: number) => {
    const named = configuration.Maps[index];
    return named === undefined || named === maps[index]?.map;
  };
  return {
    values: deriveValues(configuration),
    captured: live
      .filter(({ index, hasEvents }) => hasEvents && isShown(index))
      .map(({ index, score, sideA }) => ({ index, score, sideA })),
    startingSides: maps.map(({ startingSideA }) => startingSideA),
    hand,
  };
}

export function toInGame(game: Game, moments: readonly GameMoment[]): InGame {
  const { configuration, match } = game;
  const { map, series, stoppage, byHand } = inGameState(toInput(game));
  return {
    match: match?.id ?? null,
    map: { ...map, score: { ...map.score } },
    series: { ...series, score: { ...series.score } },
    maps: deriveValues(configuration).maps.map(({ index, name, winner }) => ({
      index,
      name,
      winner,
      best: winner ? bestOf(match?.maps[index]?.players ?? []) : null,
    })),
    best: series.decided ? bestOf(match?.players ?? []) : null,
    stoppage: stoppage && { ...stoppage },
    byHand: { ...byHand },
    moments: [...moments],
  };
}

/** The newest ones, the newest last; of people who left the site there is none. */
export function toMoments(
  live: readonly LiveMap[],
  players: ReadonlyMap<string, PlayerReference>,
): GameMoment[] {
  const all = live.flatMap(({ index, lineup, moments }) =>
    moments.flatMap(({ kind, player: playerId, round, kills, at }): GameMoment[] => {
      const player = players.get(playerId);
      const team = teamOf(lineup, playerId);
      if (!player || !team) return [];
      const id = `${index}:${round}:${playerId}:${kind}`;
      return [{ id, kind, player, team, map: index, round, kills, at }];
    }),
  );
  return all.slice(-MAX_MOMENTS);
}

function teamOf(lineup: LiveMap['lineup'], playerId: string): TeamSlot | null {
  return lineup.find(({ player }) => player === playerId)?.opponent ?? null;
}

function bestOf(lines: readonly MatchPlayer[]): BestPlayer | null {
  const best = bestPlayer(lines);
  if (!best) return null;
  const { opponent, kills, deaths, assists, rating } = best;
  const { id, name, photo } = best.player;
  return { player: { id, name, photo }, team: opponent, kills, deaths, assists, rating };
}
