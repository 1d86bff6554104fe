/**
 * Staff decide a disputed result. A ruling is a result like any other, entered behind the lock of the
 * match: of two referees at the same moment the second learns that it is decided.
 */
import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import type {
  Dispute,
  PastDispute,
  ResultReport,
  Ruling,
  RulingChoice,
} from '@mes/contract/dispute-schemas';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { agreedMaps } from '@mes/domain/series/compare-reports';
import { hasResult } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toPlayerReference } from '../../players/service';
import { findLinkedTicketIds } from '../../support/linked/service';
import { notifyLeadersOfRuling } from '../notifications/service';
import * as reports from '../reports/repository';
import { toReports } from '../reports/service';
import * as matches from '../repository';
import {
  assertSeriesRevision,
  lockSeries,
  type ResultInput,
  type Results,
} from '../results/service';
import { callStaff, closeStaffCalls, findOpenCall, takeCall } from '../staff-calls/service';
import { findSummaries } from '../summaries/service';
import type { Series, SeriesSnapshot } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';
import { toRuling, UNDO_MS } from './views';

interface RuleInput {
  readonly id: string;
  readonly choice: RulingChoice;
  readonly reason: string;
  readonly revision: number;
}

type Latest = Readonly<Record<TeamSlot, reports.MatchReportRow | null>>;

export function createDisputes({ results }: { readonly results: Results }) {
  return {
    async rule(
      tx: Tx,
      { id: matchId, choice, reason, revision }: RuleInput,
      action: Action,
    ): Promise<Ruling> {
      const { actor, now } = action;
      const series = await lockSeries(tx, matchId);
      const disputed = await findDisputed(tx, matchId);
      if (hasResult(series) || disputed.length === 0)
        throw new InvalidAction(texts.disputes.notDisputed);
      assertSeriesRevision(series, revision);
      await assertFree(tx, matchId, actor.id);
      const latest = latestOf(disputed);
      const result = resultOf(choice, { series, latest });
      const receipt = await results.enter(tx, { matchId, result }, action);
      if (!receipt.applied) throw new InvalidAction(texts.disputes.laterMatches);

      const acceptedId = choice.kind === 'report' ? choice.report : null;
      for (const report of disputed)
        await saveReport(tx, report, report.id === acceptedId ? 'confirmed' : 'replaced');
      // A replay has no result that would close it.
      await closeStaffCalls(tx, { filter: { matchId }, outcome: 'acted_on' }, action);
      const rulingId = uuidv7();
      await repository.insert(tx, {
        ...{ id: rulingId, match: matchId, by: actor.id, kind: choice.kind, reason },
        reports: disputed.map((report) => report.id),
        before: snapshotOf(series),
        revision: receipt.series.revision,
        createdAt: now,
      });
      await auditRuling(
        tx,
        { type: 'match.ruled', matchId, details: { ...choice, reason } },
        action,
      );
      await notifyLeadersOfRuling(tx, { series, rulingId, reason }, action);
      return getRuling(tx, { matchId, rulingId });
    },

    async undo(
      tx: Tx,
      { id: matchId, ruling: rulingId }: { id: string; ruling: string },
      action: Action,
    ): Promise<Ruling> {
      const { now } = action;
      const series = await lockSeries(tx, matchId);
      const ruling = await repository.findById(tx, rulingId);
      if (ruling?.match !== matchId) throw new ObjectNotFound();
      if (ruling.undoneAt !== null) throw new InvalidAction(texts.disputes.undoneAlready);
      if (now > ruling.createdAt + UNDO_MS) throw new InvalidAction(texts.disputes.tooLate);
      if (series.revision !== ruling.revision) throw new InvalidAction(texts.disputes.changedSince);
      const update = (before: Series): Series => ({ ...before, ...ruling.before });
      const { applied } = await results.update(tx, { matchId, update }, action);
      if (!applied) throw new InvalidAction(texts.disputes.laterMatches);

      const known = (await reports.findAll(tx, { matchId })).map(({ report }) => report);
      for (const report of known)
        if (ruling.reports.includes(report.id)) await saveReport(tx, report, 'disputed');
      await repository.update(tx, rulingId, { undoneAt: now });
      const reason = texts.disputes.reopened;
      await callStaff(tx, { matchId, reason, category: 'dispute' }, action);
      const call = await findOpenCall(tx, matchId);
      if (call) await takeCall(tx, { call: call.call.id }, action);
      await auditRuling(
        tx,
        { type: 'match.ruling_undone', matchId, details: { rulingId } },
        action,
      );
      await notifyLeadersOfRuling(tx, { series, rulingId, reason: null }, action);
      return getRuling(tx, { matchId, rulingId });
    },
  };
}

export async function getDispute(db: Db, matchId: string): Promise<Dispute> {
  const match = await matches.findById(db, matchId);
  if (!match) throw new ObjectNotFound();
  const all = await toReports(db, await reports.findAll(db, { matchId }));
  const disputed = all.filter(({ state }) => state === 'disputed');
  const newest = (slot: TeamSlot): ResultReport | null =>
    disputed.find(({ opponent }) => opponent === slot) ?? null;
  return {
    isOpen: disputed.length > 0 && !hasResult(match) && match.state !== 'cancelled',
    revision: match.revision,
    reports: all,
    latest: { A: newest('A'), B: newest('B') },
    call: await getCall(db, matchId),
    rulings: (await repository.findAll(db, matchId)).map(toRuling),
    holdsUp: await findHeldUp(db, match),
  };
}

/** What cannot be played before the result is known. */
async function findHeldUp(
  db: Db,
  { winnerTo, loserTo, part }: Pick<Series, 'winnerTo' | 'loserTo' | 'part'>,
): Promise<Dispute['holdsUp']> {
  const next = await findSummaries(
    db,
    [winnerTo, loserTo].filter((id) => id !== null),
  );
  return {
    matches: next.map(({ id, matchID }) => ({ id, matchID })),
    nextRound: part === 'swiss',
  };
}

/** Of all matches, newest first. */
export async function listPastDisputes(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<Page<PastDispute[]>> {
  const [rows, total] = await Promise.all([
    repository.findAllPast(db, { start: page * size, count: size }),
    repository.countPast(db),
  ]);
  const summaries = await findSummaries(
    db,
    rows.map(({ ruling }) => ruling.match),
  );
  const byId = new Map(summaries.map((match) => [match.id, match]));
  return {
    data: rows.map((row) => ({ match: byId.get(row.ruling.match)!, ruling: toRuling(row) })),
    total,
  };
}

async function getCall(db: Db, matchId: string): Promise<Dispute['call']> {
  const found = await findOpenCall(db, matchId);
  if (!found) return null;
  const { call, by, takenBy } = found;
  const { id, reason, createdAt, takenAt } = call;
  const tickets = await findLinkedTicketIds(db, [id]);
  return {
    ...{ id, reason, createdAt, takenAt },
    by: by && toPlayerReference(by),
    takenBy: takenBy && toPlayerReference(takenBy),
    ticket: tickets.get(id) ?? null,
  };
}

/** Newest first. */
async function findDisputed(tx: Tx, matchId: string): Promise<reports.MatchReportRow[]> {
  const all = await reports.findAll(tx, { matchId });
  return all.flatMap(({ report }) => (report.state === 'disputed' ? [report] : []));
}

function latestOf(disputed: readonly reports.MatchReportRow[]): Latest {
  const newest = (slot: TeamSlot) => disputed.find(({ opponent }) => opponent === slot) ?? null;
  return { A: newest('A'), B: newest('B') };
}

async function assertFree(tx: Tx, matchId: string, actorId: string): Promise<void> {
  const takenBy = (await findOpenCall(tx, matchId))?.takenBy;
  if (!takenBy || takenBy.id === actorId) return;
  throw new InvalidAction(texts.disputes.colleague(takenBy.name));
}

function resultOf(
  choice: RulingChoice,
  { series, latest }: { series: Series; latest: Latest },
): ResultInput {
  switch (choice.kind) {
    case 'report': {
      const report = Object.values(latest).find((each) => each?.id === choice.report);
      if (!report) throw new InvalidParameter('choice', texts.disputes.noReport);
      return scored(report);
    }
    case 'result':
      return scored(choice);
    case 'forfeit':
      return { forfeitedBy: choice.by };
    case 'replay':
      return { maps: replayedMaps(series, latest), state: 'live' };
  }
}

function scored({
  scoreA,
  scoreB,
  maps,
}: Pick<reports.MatchReportRow, 'scoreA' | 'scoreB' | 'maps'>) {
  return { score: { A: scoreA, B: scoreB }, ...(maps.length > 0 ? { maps } : {}) };
}

/** The agreed maps with their scores; of what was planned after them nothing is played yet. */
function replayedMaps(series: Series, latest: Latest): NonNullable<ResultInput['maps']> {
  const agreed = agreedMaps(latest);
  const open = series.maps
    .filter(({ map }) => !agreed.some((each) => each.map === map))
    .map(({ map, pickedBy, startingSideA }) => ({
      ...{ map, pickedBy, startingSideA, scoreA: 0, scoreB: 0, winner: null, halves: [] },
      ...{ captured: false, startedAt: null, finishedAt: null },
    }));
  return [...agreed, ...open];
}

function snapshotOf(series: Series): SeriesSnapshot {
  const { state, scoreA, scoreB, winner, forfeitedBy, automatic, startedAt, finishedAt, maps } =
    series;
  return { state, scoreA, scoreB, winner, forfeitedBy, automatic, startedAt, finishedAt, maps };
}

async function saveReport(
  tx: Tx,
  { id, match, opponent }: reports.MatchReportRow,
  state: reports.MatchReportRow['state'],
): Promise<void> {
  await reports.update(tx, id, { state });
  await publish(tx, channels.match(match), 'match.report_changed', { opponent, state });
}

async function auditRuling(
  tx: Tx,
  { type, matchId, details }: { type: string; matchId: string; details: object },
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: type, subject: `match:${matchId}` },
    after: { ...details },
  });
}

async function getRuling(
  tx: Tx,
  { matchId, rulingId }: { matchId: string; rulingId: string },
): Promise<Ruling> {
  const all = await repository.findAll(tx, matchId);
  return toRuling(all.find(({ ruling }) => ruling.id === rulingId)!);
}
