/**
 * Results from the two leaders. One reports, the other confirms or disputes; the same report from
 * both is a confirmation, a different one a dispute. Everything happens behind the lock of the match,
 * so that of two requests at the same moment the second sees what the first has done.
 */
import { channels } from '@mes/contract/channels';
import type { ResultReport } from '@mes/contract/dispute-schemas';
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import { resultOf, resultOfScore, seriesProblem } from '@mes/domain/series/series';
import { hasResult } from '@mes/domain/series/states';
import { leader, otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { PrivateStore } from '../../../platform/files/private-store';
import { publish } from '../../../platform/outbox/publish';
import { assertNotBanned } from '../../moderation/service';
import {
  attachPicturesToReport,
  findPicturesOfReports,
  readPictureOfMatch,
} from '../../support/pictures/service';
import { notifyLeaderOfReport } from '../notifications/service';
import { findLeaderIds } from '../repository';
import { assertSeriesRevision, lockSeries, type Results } from '../results/service';
import { callStaff, isWaitingForStaff } from '../staff-calls/service';
import type { ReportedMap, Series } from '../tables';
import { texts } from '../texts';
import type { MatchReportRow } from './repository';
import * as repository from './repository';
import { toReport } from './views';

interface ReportInput {
  readonly scoreA: number;
  readonly scoreB: number;
  readonly maps: readonly ReportedMap[];
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[];
}

/** Ids of the match and of its report. */
interface AnswerInput {
  readonly id: string;
  readonly report: string;
}

interface PendingReport {
  readonly series: Series;
  readonly pending: MatchReportRow;
}

/** The match, locked and not over yet, and which of its teams the actor leads. */
interface OpenMatch {
  readonly series: Series;
  readonly own: TeamSlot;
}

export function createReports({ results }: { readonly results: Results }) {
  async function confirmReport(
    tx: Tx,
    { series, pending }: PendingReport,
    action: Action,
  ): Promise<MatchReportRow> {
    const { scoreA, scoreB, maps } = pending;
    const confirmed = await answer(tx, { pending, change: { state: 'confirmed', maps } }, action);
    const result = { score: { A: scoreA, B: scoreB }, ...(maps.length > 0 ? { maps } : {}) };
    const { applied } = await results.enter(tx, { matchId: series.id, result }, action);
    if (!applied) throw new InvalidAction(texts.reports.laterMatches);
    return confirmed;
  }

  return {
    async report(
      tx: Tx,
      { id, revision, ...input }: ReportInput & { id: string; revision?: number },
      action: Action,
    ): Promise<ResultReport> {
      const match = await lockOpenMatch(tx, id, action.actor);
      const { series, own } = match;
      assertSeriesRevision(series, revision);
      assertDecides(series, input);
      const pending = await repository.findPending(tx, id);
      if (!pending) return view(tx, await request(tx, { ...match, input }, action));

      const same = isSame(pending, input);
      if (pending.opponent === own) {
        if (same) return view(tx, await addPictures(tx, { pending, ...input }, action));
        await answer(tx, { pending, change: { state: 'replaced' } }, action);
        return view(tx, await request(tx, { ...match, input }, action));
      }
      if (same) {
        const maps = pending.maps.length > 0 ? pending.maps : [...input.maps];
        const agreed = { series, pending: { ...pending, maps } };
        return view(tx, await confirmReport(tx, agreed, action));
      }
      const subject = texts.reports.differ(pending, input);
      await disputeReport(tx, { series, pending, reason: null, subject }, action);
      return view(tx, await insert(tx, { ...match, input, state: 'disputed' }, action));
    },

    async confirm(tx: Tx, input: AnswerInput, action: Action): Promise<ResultReport> {
      const pending = await lockPending(tx, input, action.actor);
      return view(tx, await confirmReport(tx, pending, action));
    },

    async dispute(
      tx: Tx,
      { reason, ...input }: AnswerInput & { reason: string },
      action: Action,
    ): Promise<ResultReport> {
      const pending = await lockPending(tx, input, action.actor);
      return view(tx, await disputeReport(tx, { ...pending, reason, subject: reason }, action));
    },

    async withdraw(
      tx: Tx,
      { id, report: reportId }: AnswerInput,
      action: Action,
    ): Promise<ResultReport> {
      const { own } = await lockOpenMatch(tx, id, action.actor);
      const pending = await repository.findPending(tx, id);
      if (pending?.id !== reportId || pending.opponent !== own)
        throw new InvalidAction(texts.reports.closed);
      return view(tx, await answer(tx, { pending, change: { state: 'withdrawn' } }, action));
    },
  };
}

/** Reporting the same again changes nothing but can bring more pictures. */
async function addPictures(
  tx: Tx,
  { pending, pictures }: { pending: MatchReportRow; pictures: readonly string[] },
  action: Action,
): Promise<MatchReportRow> {
  const sent = (await findPicturesOfReports(tx, [pending.id])).get(pending.id) ?? [];
  const ids = pictures.filter((pictureId) => !sent.some(({ id }) => id === pictureId));
  await attachPicturesToReport(tx, { ids, reportId: pending.id }, action);
  return pending;
}

/** For the two teams and staff: a result that is not agreed yet concerns nobody else. */
export async function listReports(db: Db, matchId: string, actor: Actor): Promise<ResultReport[]> {
  await assertMaySee(db, matchId, actor);
  return toReports(db, await repository.findAll(db, { matchId }));
}

export async function readReportPicture(
  { db, files }: { db: Db; files: PrivateStore },
  { id: matchId, picture: pictureId }: { id: string; picture: string },
  actor: Actor,
): Promise<{ type: 'image/webp'; data: string }> {
  await assertMaySee(db, matchId, actor);
  return readPictureOfMatch({ db, files }, { pictureId, matchId });
}

/** With their pictures. */
export async function toReports(
  db: Db,
  found: readonly repository.ReportWithAuthor[],
): Promise<ResultReport[]> {
  const pictures = await findPicturesOfReports(
    db,
    found.map(({ report }) => report.id),
  );
  return found.map((each) => toReport(each, pictures.get(each.report.id) ?? []));
}

async function assertMaySee(db: Db, matchId: string, actor: Actor): Promise<void> {
  if (satisfies(actor.permissions, 'Moderator')) return;
  if (!(await repository.isInMatch(db, { matchId, playerId: actor.id })))
    throw new ForbiddenError();
}

/** Saves a report and asks the other leader to answer it. */
async function request(
  tx: Tx,
  { series, own, input }: OpenMatch & { input: ReportInput },
  action: Action,
): Promise<MatchReportRow> {
  const report = await insert(tx, { series, own, input, state: 'pending' }, action);
  const slot = otherTeam(own);
  await notifyLeaderOfReport(tx, { series, report, slot, type: 'match.result_reported' }, action);
  return report;
}

/** The reason is in the words of the other leader; a report that only differs needs none. */
async function disputeReport(
  tx: Tx,
  { series, pending, reason, subject }: PendingReport & { reason: string | null; subject: string },
  action: Action,
): Promise<MatchReportRow> {
  const report = await answer(tx, { pending, change: { state: 'disputed', reason } }, action);
  // However often two leaders disagree, the match waits in the queue once.
  if (!(await isWaitingForStaff(tx, series.id)))
    await callStaff(tx, { matchId: series.id, reason: subject, category: 'dispute' }, action);
  const slot = pending.opponent;
  await notifyLeaderOfReport(tx, { series, report, slot, type: 'match.result_disputed' }, action);
  return report;
}

async function lockOpenMatch(tx: Tx, matchId: string, actor: Actor): Promise<OpenMatch> {
  assertNotBanned(actor, 'tournaments');
  const series = await lockSeries(tx, matchId);
  const leaderIds = await findLeaderIds(tx, series);
  const own = leaderIds.A === actor.id ? 'A' : leaderIds.B === actor.id ? 'B' : null;
  if (!own) throw new ForbiddenError(texts.reports.onlyLeaders);
  if (hasResult(series)) throw new InvalidAction(texts.reports.hasResult);
  if (series.state === 'cancelled') throw new InvalidAction(texts.reports.cancelled);
  if (series.teamA === null || series.teamB === null)
    throw new InvalidAction(texts.reports.teamsUnknown);
  return { series, own };
}

async function lockPending(
  tx: Tx,
  { id, report: reportId }: AnswerInput,
  actor: Actor,
): Promise<PendingReport> {
  const { series, own } = await lockOpenMatch(tx, id, actor);
  const pending = await repository.findPending(tx, id);
  if (pending?.id !== reportId) throw new InvalidAction(texts.reports.closed);
  if (pending.opponent === own) throw new ForbiddenError(texts.reports.otherTeamAnswers);
  return { series, pending };
}

function assertDecides({ bestOf }: Series, { scoreA, scoreB, maps }: ReportInput): void {
  const score = { A: scoreA, B: scoreB };
  const played = maps.map((map) => ({ winner: leader({ A: map.scoreA, B: map.scoreB }) }));
  if (!resultOfScore(bestOf, score).decided || scoreA + scoreB > bestOf)
    throw new InvalidParameter('scoreA', texts.reports.notAResult(bestOf));
  if (maps.length === 0) return;
  const ofMaps = resultOf(bestOf, played);
  const fits = ofMaps.score.A === scoreA && ofMaps.score.B === scoreB;
  if (seriesProblem(bestOf, played) || !ofMaps.decided || !fits)
    throw new InvalidParameter('maps', texts.reports.mapsDiffer);
}

/** Maps that only one leader has named do not contradict. */
function isSame(one: MatchReportRow, other: ReportInput): boolean {
  if (one.scoreA !== other.scoreA || one.scoreB !== other.scoreB) return false;
  if (one.maps.length === 0 || other.maps.length === 0) return true;
  return one.maps.every(({ map, scoreA, scoreB }, index) => {
    const same = other.maps[index];
    return same?.map === map && same.scoreA === scoreA && same.scoreB === scoreB;
  });
}

async function insert(
  tx: Tx,
  { series, own, input, state }: OpenMatch & { input: ReportInput; state: 'pending' | 'disputed' },
  action: Action,
): Promise<MatchReportRow> {
  const { scoreA, scoreB, maps, pictures } = input;
  const report = await repository.insert(tx, {
    ...{ scoreA, scoreB, maps: [...maps] },
    match: series.id,
    opponent: own,
    state,
    id: uuidv7(),
    by: action.actor.id,
    createdAt: action.now,
  });
  await attachPicturesToReport(tx, { ids: pictures, reportId: report.id }, action);
  await publishReport(tx, report);
  return report;
}

async function answer(
  tx: Tx,
  { pending, change }: { pending: MatchReportRow; change: Partial<MatchReportRow> },
  { actor, now }: Action,
): Promise<MatchReportRow> {
  const report = await repository.update(tx, pending.id, {
    ...change,
    answeredAt: now,
    answeredBy: actor.id,
  });
  await publishReport(tx, report);
  return report;
}

/** Without the score: everyone may listen to this channel. */
async function publishReport(tx: Tx, { match, opponent, state }: MatchReportRow): Promise<void> {
  await publish(tx, channels.match(match), 'match.report_changed', { opponent, state });
}

async function view(tx: Tx, { id }: MatchReportRow): Promise<ResultReport> {
  const [report] = await toReports(tx, await repository.findAll(tx, { reportId: id }));
  return report!;
}
