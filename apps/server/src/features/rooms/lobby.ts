import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import type { Series } from '../matches/tables';
import { type Acting, tellRoom } from './acting';
import { standingIn, teamFor } from './people';

/** Where the teams meet in the game. Only those inside ever read it. */
export async function setLobby(
  tx: Tx,
  { id, lobby }: { id: string; lobby: string },
  { results, actor, now }: Acting,
): Promise<void> {
  const series = await lockSeries(tx, id);
  const standing = await standingIn(tx, series, actor);
  if (!standing.isStaff) teamFor(standing, { captainOnly: true, actor });
  if (series.lobby === lobby) return;
  const make = (before: Series) => ({ ...before, lobby });
  await results.update(tx, { matchId: id, update: make }, { actor, now });
  const subject = `match:${id}`;
  await audit(tx, { at: now, actor: actor.id, action: 'match.lobby_changed', subject });
  await tellRoom(tx, id);
}
