/** What an accepted response is worth. */
import type { Tx } from '../../../platform/database/database';
import { currentSeason } from '../../voting/season/service';
import { lockWallet, transferPoints } from '../../voting/wallet/service';
import * as repository from './repository';

/** Once for each player and form. The wallet is the last lock. Resolves to the points it gave. */
export async function grantReward(
  tx: Tx,
  { formId, playerId, points }: { formId: string; playerId: string; points: number },
  now: number,
): Promise<number | null> {
  const season = await currentSeason(tx);
  const reward = { form: formId, player: playerId, season, points, at: now };
  if (!(await repository.insertOnce(tx, reward))) return null;
  await lockWallet(tx, { season, accountId: playerId }, now);
  const to = `wallet:${playerId}` as const;
  await transferPoints(tx, [{ from: 'issuance', to, points, reason: 'reward' }], { season, now });
  return points;
}
