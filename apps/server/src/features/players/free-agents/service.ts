import type { FreeAgent } from '@mes/contract/players';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../service';
import * as repository from './repository';

/** Players who look for a team, those who began last first. */
export async function listFreeAgents(
  db: Db,
  query: repository.FreeAgentFilters & { page: number; size: number },
  now: number,
): Promise<{ data: FreeAgent[]; total: number }> {
  const rows = await repository.findAll(db, query, now);
  return {
    data: rows.map(({ roles, region, note, since, createdAt, country, ...player }) => ({
      ...toPlayerReference(player),
      country,
      looking: { roles, region, note, since: since ?? createdAt },
    })),
    total: await repository.count(db, query, now),
  };
}
