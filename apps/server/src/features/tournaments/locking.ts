/**
 * The order in which locks are taken: drawn stages, then the tournament, then everything else. A
 * result holds its stage when it ends the tournament, so nobody may hold the tournament and then
 * ask for a stage.
 */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Tx } from '../../platform/database/database';
import type { TournamentRow } from './repository';
import * as repository from './repository';

/** Holds a tournament for changes that do not touch its bracket. Nobody but staff knows of drafts. */
export async function lockedPublished(tx: Tx, id: string): Promise<TournamentRow> {
  const row = await repository.lockById(tx, id);
  if (!row || row.state === 'draft') throw new ObjectNotFound();
  return row;
}

/** Holds a tournament and what is drawn of it until the transaction ends. */
export async function locked(tx: Tx, id: string): Promise<TournamentRow> {
  const seen = await repository.findById(tx, id);
  if (!seen) throw new ObjectNotFound();
  const stages = await repository.lockStages(tx, seen.id);
  const row = await repository.lockById(tx, seen.id);
  if (!row) throw new ObjectNotFound();
  if (row.state !== seen.state && row.state === 'running' && stages === 0)
    throw new InvalidAction('This tournament has just started. Please try again.');
  return row;
}
