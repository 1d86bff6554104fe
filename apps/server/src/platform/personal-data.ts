import type { Json } from '@mes/contract/scalars';
import type { Db, Tx } from './database/database';

/** The personal data of a feature: it can be exported, and it is deleted with the account. */
export interface PersonalData {
  /** The name of this part in the export. */
  readonly part: string;
  collect(db: Db, owner: { id: string; now: number }): Promise<Json>;
  /** For data that no foreign key deletes. Resolves to the work that is left after the commit. */
  delete?(tx: Tx, owner: { id: string; now: number }): Promise<AfterCommit | null>;
}

/** Runs after the deletion of the account has committed, for example to delete files. */
export type AfterCommit = () => Promise<void>;
