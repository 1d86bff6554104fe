import type { Bracket } from '@mes/contract/brackets';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { STARTING_ELO, shownElo } from '@mes/domain/elo/elo';
import type { Db } from '../../platform/database/database';

/** What tournaments show of other features; given at the start. */
export interface TournamentSources {
  /** By id of the team, in thousandths of a point. */
  elos(db: Db, teams: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Null before it is drawn. */
  bracket(db: Db, tournament: string): Promise<Bracket | null>;
  /** The best players of a tournament so far. */
  leaders(db: Db, tournament: string): Promise<LeaderboardPlayer[]>;
}

/** As people read it. Who has not played yet stands where everyone starts. */
export async function shownElos(
  db: Db,
  { elos }: TournamentSources,
  teams: readonly string[],
): Promise<(team: string) => number> {
  const found = teams.length === 0 ? new Map<string, number>() : await elos(db, teams);
  return (team) => shownElo(found.get(team) ?? STARTING_ELO);
}
