import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { lockSeries } from '../../matches/results/service';
import type { Series } from '../../matches/tables';
import { publishToRoom, type RoomDeps } from '../changes/service';
import { findParticipant, teamFor } from '../participants/service';

export function createLobby({ results }: RoomDeps) {
  return {
    /** Where the teams meet in the game. Only those inside ever read it. */
    async set(
      tx: Tx,
      { id: matchId, lobby }: { id: string; lobby: string },
      action: Action,
    ): Promise<void> {
      const { actor, now } = action;
      const series = await lockSeries(tx, matchId);
      const participant = await findParticipant(tx, series, actor);
      if (!participant.isStaff) teamFor(participant, { captainOnly: true, actor });
      if (series.lobby === lobby) return;
      const update = (before: Series) => ({ ...before, lobby });
      await results.update(tx, { matchId, update }, action);
      const subject = `match:${matchId}`;
      await audit(tx, { at: now, actor: actor.id, action: 'match.lobby_changed', subject });
      await publishToRoom(tx, matchId);
    },
  };
}
