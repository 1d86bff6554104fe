import type { Database, Db, Tx } from '../../platform/database/database';
import type { Results } from '../matches/results/service';
import type { Counting } from '../statistics/service';
import type { Boards } from './boards';
import type { StreamDelay } from './delay';

/** What capturing needs of its surroundings. */
export interface Desk {
  readonly results: Results;
  readonly counting: Counting;
  readonly boards: Boards;
  readonly delay: StreamDelay;
  /** Whether everyone still watches the veto that named the maps. */
  readonly areMapsHeldBack: (db: Db, match: string, now: number) => Promise<boolean>;
  /** Told when the statistics of a map that was over are others now. */
  readonly onCorrected: (tx: Tx, match: string) => Promise<void>;
}

export interface Act {
  readonly write: Database['transaction'];
  readonly actor: { readonly id: string };
  readonly now: number;
}
