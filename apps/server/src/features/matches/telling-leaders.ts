/** Leaders hear of results and times of their matches, except from what they did themselves. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { NotificationType } from '@mes/contract/notification-kinds';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Tx } from '../../platform/database/database';
import { notify } from '../notifications/service';
import { eventOf } from './announcing';
import { hasResult, type ResultChange } from './followers';
import type { Series } from './repository';
import { findLeaders } from './repository-reports';
import { summaries } from './summaries';

export async function tellLeaders(tx: Tx, changes: readonly ResultChange[]): Promise<void> {
  const told = changes.filter((change) => isResult(change) || isNewTime(change));
  if (told.length === 0) return;
  const shown = await summaries(
    tx,
    told.map(({ after }) => after.id),
  );
  for (const [place, change] of told.entries()) {
    const match = shown[place]!;
    const message = isResult(change) ? resultMessage(change, match) : timeMessage(change, match);
    const { after, actor, now } = change;
    const leaders = Object.values(await findLeaders(tx, after));
    const accounts = leaders.flatMap((id) => (id === null || id === actor?.id ? [] : [id]));
    if (accounts.length > 0) await notify(tx, { accounts, ...message, now });
  }
}

interface Report {
  readonly id: string;
  readonly scoreA: number;
  readonly scoreB: number;
}

/** Tells the leader of one of the teams what the other did about a result. */
export async function tellOfReport(
  tx: Tx,
  report: Report,
  {
    series,
    of,
    type,
    now,
  }: {
    series: Series;
    of: TeamSlot;
    type: 'match.result_reported' | 'match.result_disputed';
    now: number;
  },
): Promise<void> {
  const account = (await findLeaders(tx, series))[of];
  const [match] = await summaries(tx, [series.id]);
  if (account === null || !match) return;
  const pairing = `${match.teamA?.name} – ${match.teamB?.name}`;
  const score = `${report.scoreA} – ${report.scoreB}`;
  const isReport = type === 'match.result_reported';
  await notify(tx, {
    accounts: [account],
    type,
    title: isReport ? `Result reported: ${pairing}` : `Result disputed: ${pairing}`,
    text: isReport
      ? `The other team reports ${score}. Confirm or dispute it.`
      : `The other team disputes ${score}. Staff have been called.`,
    link: `/app/matchup/${series.id}`,
    key: `${type}:${report.id}`,
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
  const { id, teamA, teamB, scoreA, scoreB } = match;
  const what = event === 'match.corrected' ? 'Result corrected' : 'Match finished';
  return {
    type: 'match.finished' as const,
    title: `${teamA?.name} ${scoreA} – ${scoreB} ${teamB?.name}`,
    text: withPlace(what, match),
    link: `/app/match/${id}`,
    key: `${event}:${id}:${change.after.revision}`,
  };
}

function timeMessage({ before, after }: ResultChange, match: MatchSummary) {
  const type: NotificationType = before.startsAt === null ? 'match.scheduled' : 'match.rescheduled';
  const what = `${before.startsAt === null ? 'Starts' : 'Moved to'} ${inWords(after.startsAt!)}`;
  return {
    type,
    title: `${match.teamA?.name} – ${match.teamB?.name}`,
    text: withPlace(what, match),
    link: `/app/matchup/${match.id}`,
    key: `${type}:${match.id}:${after.revision}`,
  };
}

function withPlace(what: string, { tournament, round }: MatchSummary): string {
  const where = [tournament?.name, round].filter(Boolean).join(', ');
  return where === '' ? what : `${what}: ${where}`;
}

/** The server does not know where the reader is. */
function inWords(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
