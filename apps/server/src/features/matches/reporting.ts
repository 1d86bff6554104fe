/**
 * Results from the two leaders. One reports, the other confirms or disputes; the same report from
 * both is a confirmation, a different one a dispute. Everything happens behind the lock of the match,
 * so that of two presses at the same moment the second sees what the first has done.
 */
import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { ResultReport } from '@mes/contract/match-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { resultOf, resultOfScore, whyNoSeries } from '@mes/domain/series/series';
import { leader, otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { toReference } from '../players/service';
import { hasResult } from './followers';
import type { Series } from './repository';
import type { ReportRow } from './repository-reports';
import * as repository from './repository-reports';
import { assertSeen, lock, type Results } from './settling';
import { callStaff, isWaitingForStaff } from './staff-calls';
import type { ReportedMap } from './tables';
import { tellOfReport } from './telling-leaders';

interface Reporting {
  readonly results: Results;
  readonly actor: Actor;
  readonly now: number;
}

interface Said {
  readonly scoreA: number;
  readonly scoreB: number;
  readonly maps: readonly ReportedMap[];
}

export async function report(
  tx: Tx,
  { id, revision, ...said }: Said & { id: string; revision?: number },
  reporting: Reporting,
): Promise<ResultReport> {
  const { series, own } = await openMatchOf(tx, id, reporting);
  assertSeen(series, revision);
  assertDecides(series, said);
  const pending = await repository.findPending(tx, id);
  if (!pending) return shown(tx, await ask(tx, { series, own, said }, reporting));

  const same = isSame(pending, said);
  if (pending.opponent === own) {
    if (same) return shown(tx, pending);
    await answer(tx, pending, { state: 'replaced' }, reporting);
    return shown(tx, await ask(tx, { series, own, said }, reporting));
  }
  if (same) {
    const maps = pending.maps.length > 0 ? pending.maps : [...said.maps];
    return shown(tx, await agree(tx, { series, pending: { ...pending, maps } }, reporting));
  }
  const reason = `The leaders report different results: ${scoreOf(pending)} and ${scoreOf(said)}.`;
  await disagree(tx, { series, pending, reason }, reporting);
  return shown(tx, await insert(tx, { series, own, said, state: 'disputed' }, reporting));
}

export async function confirm(
  tx: Tx,
  answered: Answered,
  reporting: Reporting,
): Promise<ResultReport> {
  const asked = await pendingFor(tx, answered, reporting);
  return shown(tx, await agree(tx, asked, reporting));
}

export async function dispute(
  tx: Tx,
  { reason, ...answered }: Answered & { reason: string },
  reporting: Reporting,
): Promise<ResultReport> {
  const asked = await pendingFor(tx, answered, reporting);
  return shown(tx, await disagree(tx, { ...asked, reason }, reporting));
}

export async function withdraw(
  tx: Tx,
  { id, report: wanted }: Answered,
  reporting: Reporting,
): Promise<ResultReport> {
  const { own } = await openMatchOf(tx, id, reporting);
  const pending = await repository.findPending(tx, id);
  if (pending?.id !== wanted || pending.opponent !== own) throw noLongerOpen();
  return shown(tx, await answer(tx, pending, { state: 'withdrawn' }, reporting));
}

/** For the two teams and staff: what is not agreed yet is nobody else's. */
export async function reports(db: Db, match: string, actor: Actor): Promise<ResultReport[]> {
  const isStaff = satisfies(actor.permissions, 'Moderator');
  if (!isStaff && !(await repository.isInMatch(db, match, actor.id))) throw new ForbiddenError();
  return (await repository.findReports(db, { match })).map(toReport);
}

interface Answered {
  readonly id: string;
  readonly report: string;
}

interface Asked {
  readonly series: Series;
  readonly pending: ReportRow;
}

async function ask(
  tx: Tx,
  { series, own, said }: { series: Series; own: TeamSlot; said: Said },
  reporting: Reporting,
): Promise<ReportRow> {
  const made = await insert(tx, { series, own, said, state: 'pending' }, reporting);
  const of = otherTeam(own);
  const { now } = reporting;
  await tellOfReport(tx, made, { series, of, type: 'match.result_reported', now });
  return made;
}

async function agree(tx: Tx, { series, pending }: Asked, reporting: Reporting): Promise<ReportRow> {
  const { results, actor, now } = reporting;
  const { scoreA, scoreB, maps } = pending;
  const made = await answer(tx, pending, { state: 'confirmed', maps }, reporting);
  const outcome = { score: { A: scoreA, B: scoreB }, ...(maps.length > 0 ? { maps } : {}) };
  const { applied } = await results.settle(tx, series.id, outcome, { actor, now });
  if (!applied) throw new InvalidAction('Later matches depend on this one. Please call staff.');
  return made;
}

async function disagree(
  tx: Tx,
  { series, pending, reason }: Asked & { reason: string },
  reporting: Reporting,
): Promise<ReportRow> {
  const { actor, now } = reporting;
  const made = await answer(tx, pending, { state: 'disputed', reason }, reporting);
  // However often two leaders disagree, the match waits in the queue once.
  if (!(await isWaitingForStaff(tx, series.id)))
    await callStaff(tx, { match: series.id, reason }, { actor, now });
  const of = pending.opponent;
  await tellOfReport(tx, made, { series, of, type: 'match.result_disputed', now });
  return made;
}

/** The match, locked and not over yet, and which of its teams the actor leads. */
async function openMatchOf(
  tx: Tx,
  id: string,
  { actor }: Reporting,
): Promise<{ series: Series; own: TeamSlot }> {
  if (actor.bans.includes('tournaments')) throw ForbiddenError.banned();
  const series = await lock(tx, id);
  const leaders = await repository.findLeaders(tx, series);
  const own = leaders.A === actor.id ? 'A' : leaders.B === actor.id ? 'B' : null;
  if (!own) throw new ForbiddenError('Only the leaders of the two teams can report a result.');
  if (hasResult(series)) throw new InvalidAction('This match already has a result.');
  if (series.state === 'cancelled') throw new InvalidAction('This match is cancelled.');
  if (series.teamA === null || series.teamB === null)
    throw new InvalidAction('The teams of this match are not known yet.');
  return { series, own };
}

async function pendingFor(
  tx: Tx,
  { id, report: wanted }: Answered,
  reporting: Reporting,
): Promise<Asked> {
  const { series, own } = await openMatchOf(tx, id, reporting);
  const pending = await repository.findPending(tx, id);
  if (pending?.id !== wanted) throw noLongerOpen();
  if (pending.opponent === own) throw new ForbiddenError('The other team answers your report.');
  return { series, pending };
}

function noLongerOpen(): InvalidAction {
  return new InvalidAction('This report is no longer open.');
}

function assertDecides({ bestOf }: Series, { scoreA, scoreB, maps }: Said): void {
  const score = { A: scoreA, B: scoreB };
  const played = maps.map((map) => ({ winner: leader({ A: map.scoreA, B: map.scoreB }) }));
  if (!resultOfScore(bestOf, score).decided || scoreA + scoreB > bestOf)
    throw new InvalidParameter('scoreA', `It is not the result of a best of ${bestOf}.`);
  if (maps.length === 0) return;
  const ofMaps = resultOf(bestOf, played);
  const fits = ofMaps.score.A === scoreA && ofMaps.score.B === scoreB;
  if (whyNoSeries(bestOf, played) || !ofMaps.decided || !fits)
    throw new InvalidParameter('maps', 'They do not make up the result.');
}

/** Maps that only one leader has named do not contradict. */
function isSame(one: Said, other: Said): boolean {
  if (one.scoreA !== other.scoreA || one.scoreB !== other.scoreB) return false;
  if (one.maps.length === 0 || other.maps.length === 0) return true;
  return one.maps.every(({ map, scoreA, scoreB }, index) => {
    const same = other.maps[index];
    return same?.map === map && same.scoreA === scoreA && same.scoreB === scoreB;
  });
}

function scoreOf({ scoreA, scoreB }: Pick<Said, 'scoreA' | 'scoreB'>): string {
  return `${scoreA} – ${scoreB}`;
}

async function insert(
  tx: Tx,
  {
    series,
    own,
    said,
    state,
  }: { series: Series; own: TeamSlot; said: Said; state: 'pending' | 'disputed' },
  { actor, now }: Reporting,
): Promise<ReportRow> {
  const row = { ...said, maps: [...said.maps], match: series.id, opponent: own, state };
  const made = await repository.insertReport(tx, {
    ...row,
    id: uuidv7(),
    by: actor.id,
    createdAt: now,
  });
  await announce(tx, made);
  return made;
}

async function answer(
  tx: Tx,
  { id }: ReportRow,
  change: Partial<ReportRow>,
  { actor, now }: Reporting,
): Promise<ReportRow> {
  const made = await repository.updateReport(tx, id, {
    ...change,
    answeredAt: now,
    answeredBy: actor.id,
  });
  await announce(tx, made);
  return made;
}

/** Without the score: everyone may listen. */
async function announce(tx: Tx, { match, opponent, state }: ReportRow): Promise<void> {
  await publish(tx, channels.match(match), 'match.report_changed', { opponent, state });
}

async function shown(tx: Tx, { id }: ReportRow): Promise<ResultReport> {
  const [row] = await repository.findReports(tx, { id });
  return toReport(row!);
}

function toReport({ report: row, by }: repository.ShownReport): ResultReport {
  return {
    id: row.id,
    match: row.match,
    opponent: row.opponent,
    by: by && toReference(by),
    state: row.state,
    scoreA: row.scoreA,
    scoreB: row.scoreB,
    maps: row.maps,
    reason: row.reason,
    createdAt: row.createdAt,
    answeredAt: row.answeredAt,
  };
}
