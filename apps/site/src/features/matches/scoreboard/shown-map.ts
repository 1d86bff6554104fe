/** What the scoreboard of one map, or of the whole series, shows at some moment. Pure. */
import type { MatchMap, MatchPlayer, WebsiteMatch } from '@mes/contract/match-schemas';
import type { RoundEnding } from '@mes/domain/capture/events';
import type { StatLine } from '@mes/domain/scoreboard/stat-line';
import { type Side, TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';

export interface ShownPlayer {
  readonly player: MatchPlayer['player'];
  readonly line: StatLine;
  /** In the current round; null without one. */
  readonly alive: boolean | null;
}

/** A finished round in the timeline. */
export interface RoundMark {
  readonly number: number;
  readonly winner: TeamSlot;
  readonly sideA: Side;
  readonly ending: RoundEnding;
  /** How many events of the map had happened when it ended; null until they are loaded. */
  readonly until: number | null;
}

export interface ShownMap {
  readonly score: { readonly A: number; readonly B: number };
  /** The side of team A; null if unknown. */
  readonly sideA: Side | null;
  readonly players: Readonly<Record<TeamSlot, readonly ShownPlayer[]>>;
}

/** From the match itself: complete for maps that are over. */
export function shownMapOf(map: MatchMap): ShownMap {
  return {
    score: { A: map.scoreA, B: map.scoreB },
    sideA: map.halves.at(-1)?.sideA ?? map.startingSideA,
    players: byTeam(map.players.map((each) => ({ ...each, line: each, alive: null }))),
  };
}

/** The sums of all players over the maps that are over. */
export function shownSeriesOf({ scoreA, scoreB, players }: WebsiteMatch): ShownMap {
  return {
    score: { A: scoreA, B: scoreB },
    sideA: null,
    players: byTeam(players.map((each) => ({ ...each, line: each, alive: null }))),
  };
}

export function roundMarksOfMap({ rounds }: WebsiteMatch, mapIndex: number): RoundMark[] {
  const found = rounds.find((each) => each.map === mapIndex)?.rounds ?? [];
  return found.map(({ number, winner, sideA, ending }) => ({
    number,
    winner,
    sideA,
    ending,
    until: null,
  }));
}

/** Best players first. */
export function byTeam(
  rows: readonly (ShownPlayer & { readonly opponent: TeamSlot })[],
): ShownMap['players'] {
  const of = (team: TeamSlot) =>
    rows
      .filter(({ opponent }) => opponent === team)
      .sort(
        (one, other) =>
          other.line.kills - one.line.kills ||
          one.line.deaths - other.line.deaths ||
          one.player.name.localeCompare(other.player.name),
      );
  const [A, B] = TEAM_SLOTS;
  return { A: of(A), B: of(B) };
}
