import type { Tx } from '../../platform/database/database';
import type { Act } from './changes';

/** What a tournament asks of its bracket. The drawn stages are held by whoever asks. */
export interface BracketKeeper {
  /** Draws the first stage for the registered teams in the order of their seeds. */
  start(tx: Tx, tournament: string, act: Act): Promise<void>;
  /** Takes the draw back; only while no match has begun. */
  reset(tx: Tx, tournament: string, act: Act): Promise<void>;
  /** A team leaves: it forfeits what is left for it. */
  drop(tx: Tx, entry: { tournament: string; team: string }, act: Act): Promise<void>;
  /** Takes that back. */
  reinstate(tx: Tx, entry: { tournament: string; team: string }, act: Act): Promise<void>;
}

/** An act that may reach into the bracket. */
export interface Play extends Act {
  readonly brackets: BracketKeeper;
}
