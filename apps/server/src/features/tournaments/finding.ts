import { ObjectNotFound } from '@mes/contract/errors';
import type { Db } from '../../platform/database/database';
import type { TournamentRow } from './repository';
import * as repository from './repository';

/** Nobody but staff knows of drafts. */
export async function published(db: Db, id: string): Promise<TournamentRow> {
  const row = await existing(db, id);
  if (row.state === 'draft') throw new ObjectNotFound();
  return row;
}

export async function existing(db: Db, id: string): Promise<TournamentRow> {
  const row = await repository.findById(db, id);
  if (!row) throw new ObjectNotFound();
  return row;
}
