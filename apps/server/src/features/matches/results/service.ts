/**
 * The one way to a result. Staff, leaders, capture and forfeits all end here, so that the bracket,
 * statistics and ratings follow each of them alike.
 */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { MatchSummary } from '@mes/contract/match-schemas';
import {
  type ResultInput as EnteredFields,
  enterResult,
  type ResultProblem,
} from '@mes/domain/series/enter-result';
import { hasResult } from '@mes/domain/series/states';
import { audit } from '../../../platform/audit/audit';
import type { AnyAction } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import { isForeignKeyViolation, type Tx } from '../../../platform/database/database';
import {
  eventOf,
  publishChanges,
  publishDeletions,
  type ResultChange,
  type ResultHook,
  type StatLineInput,
} from '../changes/service';
import { notifyLeaders } from '../notifications/service';
import { closePendingReports } from '../reports/repository';
import * as repository from '../repository';
import { closeStaffCalls } from '../staff-calls/service';
import { findSummaries } from '../summaries/service';
import type { Series } from '../tables';
import { texts } from '../texts';

/** A field that is not given stays as it is. */
export interface ResultInput extends EnteredFields {
  readonly lines?: readonly StatLineInput[];
}

interface Confirmation {
  /** Ids of later matches that may be taken back, as a preview has named them; true for all. */
  readonly confirmed?: readonly string[] | true;
}

export interface SeriesUpdate extends Confirmation {
  readonly matchId: string;
  readonly update: (before: Series) => Series;
  readonly lines?: readonly StatLineInput[];
}

export interface UpdateReceipt {
  readonly series: Series;
  /** False where `undoes` has to be confirmed first; then nothing was written. */
  readonly applied: boolean;
  readonly undoes: readonly string[];
}

export class Results {
  readonly #hooks: () => readonly ResultHook[];

  /** In the order in which they run: the bracket before those who read what it made of a result. */
  constructor(hooks: () => readonly ResultHook[]) {
    this.#hooks = hooks;
  }

  /** Sets, changes or takes back the result of a series. Idempotent. */
  enter(
    tx: Tx,
    { matchId, result, confirmed }: Confirmation & { matchId: string; result: ResultInput },
    action: AnyAction,
  ): Promise<UpdateReceipt> {
    const update = (before: Series) => withResult(before, result, action.now);
    return this.update(tx, { matchId, update, lines: result.lines, confirmed }, action);
  }

  async update(
    tx: Tx,
    { matchId, update, lines = [], confirmed = [] }: SeriesUpdate,
    { actor, now }: AnyAction,
  ): Promise<UpdateReceipt> {
    const before = await lockSeries(tx, matchId);
    const after = update(before);
    if (lines.length === 0 && isDeepStrictEqual(before, after))
      return { series: before, applied: true, undoes: [] };

    const planned = { before, after, lines, actor, now };
    const undoes = await this.#findUndone(tx, planned);
    if (confirmed !== true && undoes.some((each) => !confirmed.includes(each)))
      return { series: before, applied: false, undoes };

    const series = await repository.saveSeries(tx, after);
    const change = { ...planned, after: series };
    const changes: ResultChange[] = [change];
    for (const hook of this.#hooks()) changes.push(...((await hook.propagate?.(tx, change)) ?? []));
    await this.publish(tx, changes);
    return { series, applied: true, undoes };
  }

  /** Runs the hooks for changes that are written, then publishes them. */
  async publish(tx: Tx, changes: readonly ResultChange[]): Promise<void> {
    for (const hook of this.#hooks()) {
      for (const change of changes) await hook.afterChange?.(tx, change);
    }
    for (const change of changes) {
      const { before, after } = change;
      if (before.maps.length > after.maps.length)
        await repository.deleteMapsFrom(tx, after.id, after.maps.length);
      await auditResult(tx, change);
      if (hasResult(after) || formerTeamIds(change).length > 0)
        await closePendingRequests(tx, after.id, change);
    }
    for (const hook of this.#hooks()) {
      for (const change of changes) await hook.afterWrite?.(tx, change);
    }
    await notifyLeaders(tx, changes);
    await publishChanges(
      tx,
      changes.map((change) => ({
        matchId: change.after.id,
        type: eventOf(change),
        formerTeamIds: formerTeamIds(change),
      })),
    );
  }

  /** Deletes series that nothing was played of. `referenced` says why others cannot be deleted. */
  async delete(
    tx: Tx,
    { matchIds, referenced }: { matchIds: readonly string[]; referenced: string },
    action: AnyAction,
  ): Promise<readonly MatchSummary[]> {
    const summaries = await findSummaries(tx, matchIds);
    for (const hook of this.#hooks()) await hook.beforeDelete?.(tx, matchIds, action);
    try {
      await tx.transaction((step) => repository.deleteByIds(step, matchIds));
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw new InvalidAction(referenced);
    }
    await publishDeletions(tx, summaries);
    return summaries;
  }

  async #findUndone(tx: Tx, change: ResultChange): Promise<string[]> {
    const undone = [];
    for (const hook of this.#hooks()) undone.push(...((await hook.findUndone?.(tx, change)) ?? []));
    return undone;
  }
}

/** The bracket first, its matches after it: every change takes the locks in this order. */
export async function lockSeries(tx: Tx, matchId: string): Promise<Series> {
  const seen = await repository.findById(tx, matchId);
  if (!seen) throw new ObjectNotFound();
  if (seen.stage !== null) await repository.lockBracket(tx, seen.tournament!);
  const [series] = await repository.lockAllSeries(tx, [matchId]);
  if (!series) throw new InvalidAction(texts.results.deletedMeanwhile);
  return series;
}

/** A change must be based on the latest revision. */
export function assertSeriesRevision({ revision }: Series, seen: number | undefined): void {
  assertRevision({ current: revision, seen, message: texts.results.changedMeanwhile });
}

export function withResult(series: Series, result: ResultInput, now: number): Series {
  const entered = enterResult(series, result, now);
  if (!entered.ok) throw resultError(entered.problem, series);
  const maps = entered.progress.maps.map((map) => ({ ...map, match: series.id }));
  return { ...series, ...entered.progress, maps };
}

function resultError(problem: ResultProblem, { bestOf }: Series): Error {
  const { results } = texts;
  switch (problem) {
    case 'too_many_maps':
      return new InvalidParameter('maps', results.tooManyMaps);
    case 'map_skipped':
      return new InvalidParameter('maps', results.mapSkipped);
    case 'played_after_decided':
      return new InvalidParameter('maps', results.playedAfterDecided);
    case 'finished_in_the_future':
      return new InvalidParameter('finishedAt', results.finishedInTheFuture);
    case 'forfeited_but_open':
      return new InvalidParameter('state', results.forfeitedButOpen);
    case 'forfeit_by_nobody':
      return new InvalidParameter('forfeitedBy', results.forfeitByNobody);
    case 'score_against_maps':
      return new InvalidParameter('scoreA', results.scoreAgainstMaps);
    case 'score_too_high':
      return new InvalidParameter('scoreA', results.scoreTooHigh(bestOf));
    case 'teams_unknown':
      return new InvalidAction(results.teamsUnknown);
    case 'maps_do_not_decide':
      return new InvalidAction(results.mapsDoNotDecide);
    case 'maps_decide':
      return new InvalidAction(results.mapsDecide);
  }
}

/** With a result, or with other teams, nobody waits for an answer or for staff any more. */
async function closePendingRequests(tx: Tx, matchId: string, action: AnyAction): Promise<void> {
  await closePendingReports(tx, matchId, action.now);
  await closeStaffCalls(tx, { filter: { matchId }, outcome: 'acted_on' }, action);
}

function formerTeamIds({ before, after }: ResultChange): string[] {
  return [before.teamA, before.teamB].flatMap((teamId) =>
    teamId === null || teamId === after.teamA || teamId === after.teamB ? [] : [teamId],
  );
}

async function auditResult(tx: Tx, change: ResultChange): Promise<void> {
  const { before, after, actor, now } = change;
  if (!hasResult(before) && !hasResult(after)) return;
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: eventOf(change),
    subject: `match:${after.id}`,
    before: auditedFields(before),
    after: auditedFields(after),
  });
}

function auditedFields({ state, scoreA, scoreB, winner, forfeitedBy, maps }: Series) {
  return {
    state,
    scoreA,
    scoreB,
    winner,
    forfeitedBy,
    maps: maps.map(({ map, scoreA, scoreB, winner }) => ({ map, scoreA, scoreB, winner })),
  };
}
