import { TEAM_SLOTS, type TeamSlot } from '../series/team-slots';
import { byFinish, playerChange, type RatedSeries, STARTING_ELO, teamChange } from './elo';

/**
 * The ratings of everyone who has played. A season's ladder is made of the season's series alone and
 * starts at 1500; the ladder of all time is made of all series by the same functions.
 */
export interface Ladder {
  readonly teams: ReadonlyMap<string, Standing>;
  readonly players: ReadonlyMap<string, Standing>;
}

export interface Standing {
  readonly elo: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Of the last series. */
  readonly change: number;
}

export const NEWCOMER: Standing = { elo: STARTING_ELO, wins: 0, losses: 0, draws: 0, change: 0 };

export const EMPTY_LADDER: Ladder = { teams: new Map(), players: new Map() };

/** What a series did to a team or player: the standing after it, so the last ones are the ladder. */
export interface EloChange {
  readonly match: string;
  readonly at: number;
  readonly kind: 'team' | 'player';
  readonly subject: string;
  readonly opponent: TeamSlot;
  readonly standing: Standing;
}

/** Looks up who takes part in a series; whoever is unknown is a newcomer. */
export interface StandingsBefore {
  readonly team: (name: string) => Standing | undefined;
  readonly player: (id: string) => Standing | undefined;
}

/** The one rule, for live results, replays and rebuilds alike. */
export function changesOf(series: RatedSeries, before: StandingsBefore): EloChange[] {
  const { match, finishedAt: at, winner, teams, rounds } = series;
  const standing = (team: TeamSlot) => before.team(teams[team]) ?? NEWCOMER;
  const gainOfA = teamChange({ A: standing('A').elo, B: standing('B').elo }, series);
  const gain = (team: TeamSlot) => (team === 'A' ? gainOfA : 0 - gainOfA);

  const ofTeams = TEAM_SLOTS.map((opponent): EloChange => {
    const next = moved(standing(opponent), gain(opponent), opponent, winner);
    return { match, at, kind: 'team', subject: teams[opponent], opponent, standing: next };
  });
  const ofPlayers = series.players.map(({ player, opponent, rounds: played }): EloChange => {
    const change = playerChange(gain(opponent), { played, ofSeries: rounds });
    const next = moved(before.player(player) ?? NEWCOMER, change, opponent, winner);
    return { match, at, kind: 'player', subject: player, opponent, standing: next };
  });
  return [...ofTeams, ...ofPlayers];
}

/** The ladder after one more series, which must be the newest. */
export function apply(ladder: Ladder, series: RatedSeries): Ladder {
  return replay(ladder, [series]);
}

/**
 * The ladder after these series, in whatever order they are given. With the ladder as it was before a
 * point, and all series from there on, it is what a rebuild gives.
 */
export function replay(
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
  for (const one of [...series].sort(byFinish)) {
    const changes = changesOf(one, standings);
    for (const change of changes) settle(change, { teams, players });
    onChanges(changes);
  }
  return { teams, players };
}

export function rebuild(
  series: readonly RatedSeries[],
  onChanges?: (changes: readonly EloChange[]) => void,
): Ladder {
  return replay(EMPTY_LADDER, series, onChanges);
}

/** The ladder that stored changes amount to, given in the order in which they were rated. */
export function ladderOf(changes: readonly EloChange[]): Ladder {
  const teams = new Map<string, Standing>();
  const players = new Map<string, Standing>();
  for (const change of changes) settle(change, { teams, players });
  return { teams, players };
}

function settle(
  { kind, subject, standing }: EloChange,
  to: { readonly teams: Map<string, Standing>; readonly players: Map<string, Standing> },
): void {
  (kind === 'team' ? to.teams : to.players).set(subject, standing);
}

function moved(
  standing: Standing,
  change: number,
  slot: TeamSlot,
  winner: TeamSlot | null,
): Standing {
  return {
    elo: standing.elo + change,
    wins: standing.wins + (winner === slot ? 1 : 0),
    losses: standing.losses + (winner !== null && winner !== slot ? 1 : 0),
    draws: standing.draws + (winner === null ? 1 : 0),
    change,
  };
}
