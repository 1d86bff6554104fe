import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Actor } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import type { Series } from './repository';

/** What a series was and what it became. Either may be without a result. */
export interface ResultChange {
  readonly before: Series;
  readonly after: Series;
  /** Statistics that were typed in with this change; a map without any keeps those it has. */
  readonly lines: readonly TypedLine[];
  /** Null for the server itself. */
  readonly actor: Pick<Actor, 'id'> | null;
  readonly now: number;
}

export interface TypedLine {
  /** Index of the map, in order of play. */
  readonly map: number;
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
}

/**
 * What happens in the transaction of a result, in features that stand above matches: the bracket
 * goes on, statistics are counted, ratings are asked for. They register at the start, and matches
 * knows none of them.
 */
export interface ResultHook {
  /** Ids of later matches that this change would take back; asked before anything is written. */
  findUndone?(tx: Tx, change: ResultChange): Promise<readonly string[]>;
  /** Runs after the row is written and answers what else it changed, through `rewrite`. */
  propagate?(tx: Tx, change: ResultChange): Promise<readonly ResultChange[]>;
  /**
   * Runs for every change once all of them are written: the result itself and what spread from it.
   * Rows of maps that are gone are still there, with all that hangs on them.
   */
  afterChange?(tx: Tx, change: ResultChange): Promise<void>;
}

export function hasResult({ state }: Pick<Series, 'state'>): boolean {
  return state === 'finished' || state === 'forfeited';
}
