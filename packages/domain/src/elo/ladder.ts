import { TEAM_SLOTS, type TeamSlot } from '../series/team-slots';
import {
  compareByFinish,
  playerEloChange,
  type RatedSeries,
  STARTING_ELO,
  teamEloChange,
} from './elo';

/**
 * The ratings of all teams and players. The ladder of a season has only the series of that season and
 * starts at 1500; the all-time ladder has all series.
 */
export interface Ladder {
  readonly teams: ReadonlyMap<string, LadderStanding>;
  readonly players: ReadonlyMap<string, LadderStanding>;
}

export interface LadderStanding {
  readonly elo: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Of the last series. */
  readonly change: number;
}

export const INITIAL_STANDING: LadderStanding = {
  elo: STARTING_ELO,
  wins: 0,
  losses: 0,
  draws: 0,
  change: 0,
};

export const EMPTY_LADDER: Ladder = { teams: new Map(), players: new Map() };

/** The standing of a team or player after a series. The last ones form the ladder. */
export interface EloChange {
  readonly match: string;
  readonly at: number;
  readonly kind: 'team' | 'player';
  readonly subject: string;
  readonly opponent: TeamSlot;
  readonly standing: LadderStanding;
}

/** Finds standings before a series; undefined for teams and players without one. */
export interface StandingLookup {
  readonly team: (name: string) => LadderStanding | undefined;
  readonly player: (id: string) => LadderStanding | undefined;
}

/** The changes of one series; used for live results, replays and rebuilds. */
export function computeChanges(series: RatedSeries, before: StandingLookup): EloChange[] {
  const { matchId, finishedAt: at, winner, teams, rounds } = series;
  const standing = (team: TeamSlot) => before.team(teams[team]) ?? INITIAL_STANDING;
  const gainA = teamEloChange({ A: standing('A').elo, B: standing('B').elo }, series);
  const gain = (team: TeamSlot) => (team === 'A' ? gainA : 0 - gainA);

  const teamChanges = TEAM_SLOTS.map((opponent): EloChange => {
    const next = nextStanding(standing(opponent), gain(opponent), opponent, winner);
    return { match: matchId, at, kind: 'team', subject: teams[opponent], opponent, standing: next };
  });
  const playerChanges = series.players.map(({ player, opponent, rounds: played }): EloChange => {
    const change = playerEloChange(gain(opponent), { played, ofSeries: rounds });
    const next = nextStanding(before.player(player) ?? INITIAL_STANDING, change, opponent, winner);
    return { match: matchId, at, kind: 'player', subject: player, opponent, standing: next };
  });
  return [...teamChanges, ...playerChanges];
}

/** The ladder after one more series, which must be the newest one. */
export function applySeries(ladder: Ladder, series: RatedSeries): Ladder {
  return replaySeries(ladder, [series]);
}

/**
 * The ladder after these series, given in any order. With the ladder before some point and all series
 * after it, the result equals a full rebuild.
 */
export function replaySeries(
  before: Ladder,
  series: readonly RatedSeries[],
  onChanges: (changes: readonly EloChange[]) => void = () => {},
): Ladder {
  const teams = new Map(before.teams);
  const players = new Map(before.players);
  const standings = {
    team: (name: string) => teams.get(name),
    player: (id: string) => players.get(id),
  };
  for (const next of [...series].sort(compareByFinish)) {
    const changes = computeChanges(next, standings);
    for (const change of changes) applyChange(change, { teams, players });
    onChanges(changes);
  }
  return { teams, players };
}

export function rebuildLadder(
  series: readonly RatedSeries[],
  onChanges?: (changes: readonly EloChange[]) => void,
): Ladder {
  return replaySeries(EMPTY_LADDER, series, onChanges);
}

/** The ladder from stored changes, which must be in the order of rating. */
export function ladderFromChanges(changes: readonly EloChange[]): Ladder {
  const teams = new Map<string, LadderStanding>();
  const players = new Map<string, LadderStanding>();
  for (const change of changes) applyChange(change, { teams, players });
  return { teams, players };
}

function applyChange(
  { kind, subject, standing }: EloChange,
  ladder: {
    readonly teams: Map<string, LadderStanding>;
    readonly players: Map<string, LadderStanding>;
  },
): void {
  (kind === 'team' ? ladder.teams : ladder.players).set(subject, standing);
}

function nextStanding(
  standing: LadderStanding,
  change: number,
  slot: TeamSlot,
  winner: TeamSlot | null,
): LadderStanding {
  return {
    elo: standing.elo + change,
    wins: standing.wins + (winner === slot ? 1 : 0),
    losses: standing.losses + (winner !== null && winner !== slot ? 1 : 0),
    draws: standing.draws + (winner === null ? 1 : 0),
    change,
  };
}
