/** Leaders are notified of results and times of their matches, but not of what they did themselves. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { hasResult } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { notify } from '../../notifications/service';
import { eventOf, type ResultChange } from '../changes/service';
import { findLeaderIds } from '../repository';
import { findSummaries } from '../summaries/service';
import type { Series } from '../tables';
import { texts } from '../texts';

export async function notifyLeaders(tx: Tx, changes: readonly ResultChange[]): Promise<void> {
  const relevant = changes.filter((change) => isResult(change) || isNewTime(change));
  if (relevant.length === 0) return;
  const summaries = await findSummaries(
    tx,
    relevant.map(({ after }) => after.id),
  );
  for (const [place, change] of relevant.entries()) {
    const match = summaries[place]!;
    const message = isResult(change) ? resultMessage(change, match) : timeMessage(change, match);
    const { after, actor, now } = change;
    const leaderIds = Object.values(await findLeaderIds(tx, after));
    const accountIds = leaderIds.flatMap((id) => (id === null || id === actor?.id ? [] : [id]));
    if (accountIds.length > 0) await notify(tx, { accountIds, ...message, now });
  }
}

interface Report {
  readonly id: string;
  readonly scoreA: number;
  readonly scoreB: number;
}

/** Notifies the leader of one of the teams of what the other did about a result. */
export async function notifyLeaderOfReport(
  tx: Tx,
  {
    series,
    report,
    slot,
    type,
  }: {
    series: Series;
    report: Report;
    slot: TeamSlot;
    type: 'match.result_reported' | 'match.result_disputed';
  },
  { now }: AnyAction,
): Promise<void> {
  const leaderId = (await findLeaderIds(tx, series))[slot];
  const [match] = await findSummaries(tx, [series.id]);
  if (leaderId === null || !match) return;
  const { resultReported, resultDisputed } = texts.notifications;
  const message = type === 'match.result_reported' ? resultReported : resultDisputed;
  await notify(tx, {
    accountIds: [leaderId],
    type,
    ...message(match, report),
    link: `/app/matchup/${series.id}`,
    key: `${type}:${report.id}`,
    now,
  });
}

/** Notifies the leaders of both teams what staff decided, and why. */
export async function notifyLeadersOfRuling(
  tx: Tx,
  { series, rulingId, reason }: { series: Series; rulingId: string; reason: string | null },
  { now }: AnyAction,
): Promise<void> {
  const accountIds = Object.values(await findLeaderIds(tx, series)).filter((id) => id !== null);
  const [match] = await findSummaries(tx, [series.id]);
  if (accountIds.length === 0 || !match) return;
  const { resultRuled, rulingUndone } = texts.notifications;
  await notify(tx, {
    accountIds,
    type: 'match.result_ruled',
    ...(reason === null ? rulingUndone(match) : resultRuled(match, reason)),
    link: `/app/matchup/${series.id}`,
    key: `match.result_ruled:${rulingId}:${reason === null}`,
    now,
  });
}

function isResult(change: ResultChange): boolean {
  const event = eventOf(change);
  const isNew = event === 'match.finished' || event === 'match.corrected';
  return isNew && hasResult(change.after) && hasTeams(change);
}

function isNewTime(change: ResultChange): boolean {
  const { before, after } = change;
  const isNew = after.startsAt !== null && after.startsAt !== before.startsAt;
  return isNew && after.state === 'scheduled' && hasTeams(change);
}

function hasTeams({ after }: ResultChange): boolean {
  return after.teamA !== null && after.teamB !== null;
}

function resultMessage(change: ResultChange, match: MatchSummary) {
  const event = eventOf(change);
  return {
    type: 'match.finished' as const,
    ...texts.notifications.finished(match, { isCorrection: event === 'match.corrected' }),
    link: `/app/match/${match.id}`,
    key: `${event}:${match.id}:${change.after.revision}`,
  };
}

function timeMessage({ before, after }: ResultChange, match: MatchSummary) {
  const isFirst = before.startsAt === null;
  const type = isFirst ? ('match.scheduled' as const) : ('match.rescheduled' as const);
  const message = isFirst ? texts.notifications.scheduled : texts.notifications.rescheduled;
  return {
    type,
    ...message(match, after.startsAt!),
    link: `/app/matchup/${match.id}`,
    key: `${type}:${match.id}:${after.revision}`,
  };
}
