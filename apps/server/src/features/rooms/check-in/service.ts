/** Whether the teams are there and ready; both ready begins what comes next. */
import { InvalidAction } from '@mes/contract/errors';
import { hasResult } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { lockSeries } from '../../matches/results/service';
import { closeNoShowCalls } from '../../matches/staff-calls/service';
import type { Series } from '../../matches/tables';
import { enterResult, publishToEveryone, type RoomDeps } from '../changes/service';
import { assertTeamsKnown, findParticipant, teamFor } from '../participants/service';
import { readRoomSettings } from '../properties';
import * as repository from '../repository';
import { deadlinesOf } from '../service';
import { texts } from '../texts';
import { findByMatch } from '../veto/repository';
import type { Vetoes } from '../veto/service';

/** The id of the match, and the team where staff act for one. */
interface TeamInput {
  readonly id: string;
  readonly opponent?: TeamSlot;
}

export function createCheckIn({ results, vetoes }: RoomDeps & { readonly vetoes: Vetoes }) {
  /** Any player can: the captain may be the one who is late. */
  async function checkIn(
    tx: Tx,
    { id: matchId, opponent }: TeamInput,
    action: Action,
  ): Promise<void> {
    const { actor, now } = action;
    const series = await lockSeries(tx, matchId);
    const participant = await findParticipant(tx, series, actor);
    const slot = teamFor(participant, { slot: opponent, captainOnly: false, actor });
    assertOpen(series);
    const column = slot === 'A' ? 'checkedInA' : 'checkedInB';
    if (series[column] !== null) return;

    const { checkInOpensAt } = deadlinesOf(series, await readRoomSettings(tx));
    if (checkInOpensAt !== null && now < checkInOpensAt && !participant.isStaff)
      throw new InvalidAction(texts.checkIn.notOpen, { opensAt: checkInOpensAt });
    const update = (before: Series) => ({ ...before, [column]: now });
    await results.update(tx, { matchId, update }, action);
    // If the other team is still missing, staff are called for that one.
    await closeNoShowCalls(tx, { matchId }, action);
    await repository.saveRoom(tx, matchId, { noShowTold: false });
  }

  /** Maps that staff have named need no veto. */
  async function begin(tx: Tx, matchId: string, action: Action): Promise<void> {
    const series = await lockSeries(tx, matchId);
    if (series.state === 'scheduled' && series.maps.length === 0)
      await vetoes.open(tx, { series }, action);
    else await goLive(tx, matchId, action);
  }

  async function goLive(tx: Tx, matchId: string, action: Action): Promise<void> {
    await repository.saveRoom(tx, matchId, { readyA: null, readyB: null });
    await enterResult(tx, { results, matchId, result: { state: 'live' } }, action);
  }

  return {
    checkIn,

    async setReady(
      tx: Tx,
      { id: matchId, opponent, ready }: TeamInput & { ready: boolean },
      action: Action,
    ): Promise<void> {
      const { actor, now } = action;
      const series = await lockSeries(tx, matchId);
      const participant = await findParticipant(tx, series, actor);
      const slot = teamFor(participant, { slot: opponent, captainOnly: true, actor });
      await assertWaitsForTeams(tx, series);
      if (ready && series.state === 'scheduled')
        await checkIn(tx, { id: matchId, opponent: slot }, action);

      const column = slot === 'A' ? 'readyA' : 'readyB';
      const room = await repository.saveRoom(tx, matchId, { [column]: ready ? now : null });
      if (room.readyA !== null && room.readyB !== null) await begin(tx, matchId, action);
      await publishToEveryone(tx, matchId);
    },

    /** By staff, without waiting for the teams. */
    async start(tx: Tx, { id: matchId }: { id: string }, action: Action): Promise<void> {
      const { actor, now } = action;
      const series = await lockSeries(tx, matchId);
      await assertWaitsForTeams(tx, series);
      await goLive(tx, matchId, action);
      const subject = `match:${matchId}`;
      await audit(tx, { at: now, actor: actor.id, action: 'match.started_by_staff', subject });
    },
  };
}

function assertOpen(series: Series): void {
  assertTeamsKnown(series);
  if (hasResult(series)) throw new InvalidAction(texts.hasResult);
  if (series.state === 'cancelled') throw new InvalidAction(texts.cancelled);
}

async function assertWaitsForTeams(tx: Tx, series: Series): Promise<void> {
  assertOpen(series);
  if (series.state === 'live') throw new InvalidAction(texts.checkIn.live);
  if (series.state === 'veto' && (await findByMatch(tx, series.id))?.state.turn)
    throw new InvalidAction(texts.checkIn.vetoNotOver);
}
