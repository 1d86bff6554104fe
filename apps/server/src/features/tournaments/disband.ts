import type { Db } from '../../platform/database/database';
import { findOpenTournamentOf } from './repository-entries';

/** A team that disbanded in the middle of an event would leave a hole in it. */
export async function validateDisband(
  db: Db,
  { id, name }: { id: string; name: string },
): Promise<string | null> {
  const tournament = await findOpenTournamentOf(db, id);
  return tournament === undefined
    ? null
    : `${name} is signed up for ${tournament}. Withdraw from it first.`;
}
