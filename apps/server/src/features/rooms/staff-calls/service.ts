/** Calling staff to a match: by its players, and by the server where a team does not come. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Forfeit } from '@mes/domain/series/team-slots';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { lockSeries } from '../../matches/results/service';
import { callStaff, findOpenCall, getOpenCall } from '../../matches/staff-calls/service';
import { findSummaries } from '../../matches/summaries/service';
import type { Series } from '../../matches/tables';
import { enterResult, type RoomDeps } from '../changes/service';
import { assertInside, teamIdsOf } from '../participants/service';
import { readRoomSettings } from '../properties';
import * as repository from '../repository';
import { texts } from '../texts';

/** For older matches that were never played, nobody is called any more. */
const NO_SHOW_WINDOW_MS = 86_400_000;

/** A call that is open already is not repeated. */
export async function callStaffToRoom(
  tx: Tx,
  { id: matchId, reason }: { id: string; reason: string },
  action: Action,
): Promise<void> {
  const series = await lockSeries(tx, matchId);
  await assertInside(tx, series, action.actor);
  if (await findOpenCall(tx, matchId)) throw new InvalidAction(texts.staffCalls.calledAlready);
  await callStaff(tx, { matchId, reason }, action);
}

export function createNoShows({ results }: RoomDeps) {
  return {
    async forfeit(
      tx: Tx,
      { call: callId }: { call: string },
      action: Action,
    ): Promise<MatchSummary> {
      const { match: matchId } = await getOpenCall(tx, callId);
      // Decided behind the lock of the match, so that a check-in at the same moment counts or not.
      const series = await lockSeries(tx, matchId);
      const missing = missingTeam(series);
      if (series.state !== 'scheduled' || missing === null)
        throw new InvalidAction(texts.staffCalls.bothCame);
      await enterResult(tx, { results, matchId, result: { forfeitedBy: missing } }, action);
      const [summary] = await findSummaries(tx, [matchId]);
      if (!summary) throw new ObjectNotFound();
      return summary;
    },
  };
}

/** Calls staff once for every match that waits for a team. */
export async function callForNoShows(database: Database, now: number): Promise<void> {
  const { noShowMs } = await readRoomSettings(database.db);
  if (noShowMs === null) return;
  const to = now - noShowMs;
  for (const matchId of await repository.findNoShows(database.db, {
    from: to - NO_SHOW_WINDOW_MS,
    to,
  }))
    await database.transaction((tx) => callForNoShow(tx, matchId, { noShowMs, now }));
}

async function callForNoShow(
  tx: Tx,
  matchId: string,
  { noShowMs, now }: { noShowMs: number; now: number },
): Promise<void> {
  const series = await lockSeries(tx, matchId);
  const noShow = missingTeam(series);
  const isDue = series.startsAt !== null && series.startsAt + noShowMs <= now;
  const isCalled = (await repository.findByMatch(tx, matchId))?.noShowTold ?? false;
  if (series.state !== 'scheduled' || noShow === null || !isDue || isCalled) return;
  await repository.saveRoom(tx, matchId, { noShowTold: true });
  const reason = await noShowReason(tx, series, noShow);
  await callStaff(tx, { matchId, reason, noShow }, { actor: null, now });
}

async function noShowReason(tx: Tx, series: Series, noShow: Forfeit): Promise<string> {
  if (noShow === 'both') return texts.staffCalls.bothMissing;
  const teams = await repository.findTeams(tx, teamIdsOf(series));
  const teamId = noShow === 'A' ? series.teamA : series.teamB;
  return texts.staffCalls.oneMissing(teams.find(({ id }) => id === teamId)?.name);
}

function missingTeam({ checkedInA, checkedInB }: Series): Forfeit | null {
  if (checkedInA === null && checkedInB === null) return 'both';
  if (checkedInA === null) return 'A';
  return checkedInB === null ? 'B' : null;
}
