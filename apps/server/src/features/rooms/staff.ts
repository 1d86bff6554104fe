/** Calling staff to a match: by its players, and by the server where a team does not come. */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Forfeit } from '@mes/domain/series/team-slots';
import type { Database, Tx } from '../../platform/database/database';
import { lockSeries } from '../matches/results/service';
import { callStaff, findOpenCall, getOpenCall } from '../matches/staff-calls/service';
import { findSummaries } from '../matches/summaries/service';
import type { Series } from '../matches/tables';
import { type Acting, settle } from './acting';
import { assertInRoom, teamsOf } from './people';
import * as repository from './repository';
import { roomSettings } from './settings';

/** Older matches that nobody ever played call nobody any more. */
const FORGOTTEN_MS = 86_400_000;

/** Who has called already waits like everyone else. */
export async function call(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  { actor, now }: Acting,
): Promise<void> {
  const series = await lockSeries(tx, id);
  await assertInRoom(tx, series, actor);
  if (await findOpenCall(tx, id)) throw new InvalidAction('Staff have been called already.');
  await callStaff(tx, { matchId: id, reason }, { actor, now });
}

export async function forfeitNoShow(tx: Tx, callId: string, acting: Acting): Promise<MatchSummary> {
  // Judged behind the lock of the match: whoever checks in at the same moment is either in or out.
  const { match } = await getOpenCall(tx, callId);
  const series = await lockSeries(tx, match);
  const missing = missingFrom(series);
  if (series.state !== 'scheduled' || missing === null)
    throw new InvalidAction('Both teams are there by now.');
  await settle(tx, match, { forfeitedBy: missing }, acting);
  const [summary] = await findSummaries(tx, [match]);
  if (!summary) throw new ObjectNotFound();
  return summary;
}

/** Calls staff once for every match that waits for a team. */
export async function callForNoShows(database: Database, now: number): Promise<void> {
  const { noShowMs } = await roomSettings(database.db);
  if (noShowMs === null) return;
  const to = now - noShowMs;
  for (const id of await repository.findNoShows(database.db, { from: to - FORGOTTEN_MS, to }))
    await database.transaction((tx) => callForNoShow(tx, id, { noShowMs, now }));
}

async function callForNoShow(
  tx: Tx,
  id: string,
  { noShowMs, now }: { noShowMs: number; now: number },
): Promise<void> {
  const series = await lockSeries(tx, id);
  const noShow = missingFrom(series);
  const isDue = series.startsAt !== null && series.startsAt + noShowMs <= now;
  const told = (await repository.findRoomRow(tx, id))?.noShowTold ?? false;
  if (series.state !== 'scheduled' || noShow === null || !isDue || told) return;
  await repository.saveRoom(tx, id, { noShowTold: true });
  const reason = await whoIsMissing(tx, series, noShow);
  await callStaff(tx, { matchId: id, reason, noShow }, { actor: null, now });
}

async function whoIsMissing(tx: Tx, series: Series, noShow: Forfeit): Promise<string> {
  if (noShow === 'both') return 'Neither team has checked in.';
  const teams = await repository.findTeams(tx, teamsOf(series));
  const id = noShow === 'A' ? series.teamA : series.teamB;
  return `${teams.find((team) => team.id === id)?.name} has not checked in.`;
}

function missingFrom({ checkedInA, checkedInB }: Series): Forfeit | null {
  if (checkedInA === null && checkedInB === null) return 'both';
  if (checkedInA === null) return 'A';
  return checkedInB === null ? 'B' : null;
}
