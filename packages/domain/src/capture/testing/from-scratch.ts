import type { Side, TeamSlot } from '../../series/team-slots';
import type { CaptureEvent, Elimination } from '../events';
import { LINEUP } from './script';

/**
 * An independent implementation for tests: the statistics of a map, counted player by player from the
 * whole list. It shares no code with the replay.
 */
export interface Count {
  readonly rounds: number;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly headshots: number;
  readonly plants: number;
  readonly defuses: number;
  readonly openingKills: number;
  readonly openingDeaths: number;
  readonly multiKills: { two: number; three: number; four: number; five: number };
  readonly clutches: number;
  readonly rating: number | null;
}

export interface CountedRound {
  readonly events: readonly CaptureEvent[];
  /** The first time that each player dies. */
  readonly falls: readonly Elimination[];
  readonly enemyKills: readonly Elimination[];
  /** Null for the round that is still played. */
  readonly winner: TeamSlot | null;
  readonly sideA: Side;
}

/** Events by time, split after each end of a round. */
export function splitIntoRounds(events: readonly CaptureEvent[]): CountedRound[] {
  const ends = events.flatMap((event, index) => (event.kind === 'round_end' ? [index] : []));
  return [...ends, events.length].map((last, number) => {
    const from = number === 0 ? 0 : ends[number - 1]! + 1;
    const swaps = events.slice(0, last + 1).filter(({ kind }) => kind === 'side_swap').length;
    const ending = events[last];
    const played = events.slice(from, last);
    const falls = eliminationsIn(played);
    return {
      events: played,
      falls,
      enemyKills: falls.filter((e) => e.killer !== null && team(e.killer) !== team(e.victim)),
      winner: ending?.kind === 'round_end' ? ending.winner : null,
      sideA: swaps % 2 === 0 ? 'coalition' : 'breach',
    };
  });
}

export function countPlayer(player: string, rounds: readonly CountedRound[]): Count {
  const finished = rounds.filter(({ winner }) => winner !== null);
  const sum = (of: (round: CountedRound) => number, among = rounds) =>
    among.reduce((total, round) => total + of(round), 0);
  const killsIn = (round: CountedRound) =>
    round.enemyKills.filter((e) => e.killer === player).length;
  const roundsWith = (low: number, high = low) =>
    finished.filter((round) => killsIn(round) >= low && killsIn(round) <= high).length;

  return {
    rounds: finished.length,
    kills: sum(killsIn),
    deaths: sum((round) => (round.falls.some((e) => e.victim === player) ? 1 : 0)),
    assists: sum((round) => round.enemyKills.filter((e) => assists(player, e)).length),
    headshots: sum(
      (round) => round.enemyKills.filter((e) => e.killer === player && e.headshot).length,
    ),
    plants: sum((round) => (firstOf(round, 'plant') === player ? 1 : 0)),
    defuses: sum((round) => (firstOf(round, 'defuse') === player ? 1 : 0)),
    openingKills: sum((round) => (findOpeningDuel(round)?.killer === player ? 1 : 0)),
    openingDeaths: sum((round) => (findOpeningDuel(round)?.victim === player ? 1 : 0)),
    multiKills: {
      two: roundsWith(2),
      three: roundsWith(3),
      four: roundsWith(4),
      five: roundsWith(5, 99),
    },
    clutches: sum((round) => (findClutch(round) === player ? 1 : 0), finished),
    rating: ratingOf(
      finished.map((round) => ({
        kills: killsIn(round),
        died: round.falls.some((e) => e.victim === player),
      })),
    ),
  };
}

/** The last winner alive while an enemy was alive. */
export function findClutch(round: CountedRound): string | null {
  const fallen = round.falls.map(({ victim }) => victim);
  for (let count = 1; count <= fallen.length; count++) {
    const left = LINEUP.filter(({ player }) => !fallen.slice(0, count).includes(player));
    const winners = left.filter(({ opponent }) => opponent === round.winner);
    if (winners.length === 1 && left.length > 1) return winners[0]!.player;
  }
  return null;
}

function eliminationsIn(events: readonly CaptureEvent[]): Elimination[] {
  const deaths = events.filter((event) => event.kind === 'elimination');
  return deaths.filter((one, index) => deaths.findIndex((e) => e.victim === one.victim) === index);
}

function findOpeningDuel(round: CountedRound): Elimination | undefined {
  return round.enemyKills[0];
}

function assists(player: string, { killer, assist }: Elimination): boolean {
  return assist === player && killer !== player && team(killer) === team(player);
}

function firstOf({ events }: CountedRound, kind: 'plant' | 'defuse'): string | null {
  const event = events.find((one) => one.kind === kind);
  return event && 'player' in event ? event.player : null;
}

function ratingOf(rounds: readonly { kills: number; died: boolean }[]): number | null {
  if (rounds.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const value =
    mean(rounds.map(({ kills }) => kills)) / 0.679 +
    (0.7 * mean(rounds.map(({ died }) => (died ? 0 : 1)))) / 0.317 +
    mean(rounds.map(({ kills }) => kills ** 2)) / 1.277;
  return value / 2.7;
}

function team(player: string | null): string {
  return player?.charAt(0) ?? '';
}
