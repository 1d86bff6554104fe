import type { Json } from '@mes/contract/scalars';
import type { Db, Tx } from './database/database';

/** What a feature keeps of a person: it can be exported, and it is deleted with the account. */
export interface PersonalData {
  /** The name of this part in the export. */
  readonly part: string;
  collect(db: Db, owner: { id: string; now: number }): Promise<Json>;
  /** For what is not deleted by a foreign key. Resolves to what is left to do after the commit. */
  delete?(tx: Tx, owner: { id: string; now: number }): Promise<AfterCommit | null>;
}

/** What is done once the account is gone for certain, such as removing files. */
export type AfterCommit = () => Promise<void>;
