import type { Db } from '../../../platform/database/database';
import { currentValues } from '../../properties/service';
import { VOTING_SEASON } from '../properties';

/** As staff set it. */
export async function currentSeason(db: Db): Promise<number> {
  const values = await currentValues(db, [VOTING_SEASON]);
  return Number(values.get(VOTING_SEASON) ?? 1);
}
