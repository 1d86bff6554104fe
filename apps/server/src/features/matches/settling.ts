/**
 * The one way to a result. Staff, leaders, capture and forfeits all end here, so that the bracket,
 * statistics and ratings follow each of them alike.
 */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { audit } from '../../platform/audit/audit';
import type { AnyAction } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { announce, eventOf } from './announcing';
import { hasResult, type ResultChange, type ResultHook, type TypedLine } from './followers';
import { afterOutcome, type Outcome } from './outcome';
import type { Series } from './repository';
import * as repository from './repository';
import { closeWhatWaits } from './staff-calls';
import { tellLeaders } from './telling-leaders';

export interface Settling extends AnyAction {
  /** Ids of later matches that may be taken back, as a preview has named them; true for whichever. */
  readonly confirmed?: readonly string[] | true;
}

export interface Settled {
  readonly series: Series;
  /** False where `undoes` has to be confirmed first; then nothing was written. */
  readonly applied: boolean;
  readonly undoes: readonly string[];
}

interface SeriesChange {
  readonly id: string;
  readonly make: (before: Series) => Series;
  readonly lines?: readonly TypedLine[];
}

export class Results {
  readonly #hooks: () => readonly ResultHook[];

  /** In the order in which they run: the bracket before those who read what it made of a result. */
  constructor(hooks: () => readonly ResultHook[]) {
    this.#hooks = hooks;
  }

  /** Sets, changes or takes back the result of a series. AnyAction the same twice does it once. */
  settle(tx: Tx, id: string, outcome: Outcome, settling: Settling): Promise<Settled> {
    const make = (before: Series) => afterOutcome(before, outcome, settling.now);
    return this.change(tx, { id, make, lines: outcome.lines }, settling);
  }

  async change(
    tx: Tx,
    { id, make, lines = [] }: SeriesChange,
    { actor, now, confirmed = [] }: Settling,
  ): Promise<Settled> {
    const before = await lock(tx, id);
    const after = make(before);
    if (lines.length === 0 && isDeepStrictEqual(before, after))
      return { series: before, applied: true, undoes: [] };

    const planned = { before, after, lines, actor, now };
    const undoes = await this.#undoneBy(tx, planned);
    if (confirmed !== true && undoes.some((each) => !confirmed.includes(each)))
      return { series: before, applied: false, undoes };

    const series = await write(tx, after);
    const change = { ...planned, after: series };
    const changes: ResultChange[] = [change];
    for (const hook of this.#hooks()) changes.push(...((await hook.propagate?.(tx, change)) ?? []));
    await this.tell(tx, changes);
    return { series, applied: true, undoes };
  }

  /** Runs the hooks for changes that are written, then publishes them. */
  async tell(tx: Tx, changes: readonly ResultChange[]): Promise<void> {
    for (const hook of this.#hooks()) {
      for (const change of changes) await hook.afterChange?.(tx, change);
    }
    for (const change of changes) {
      const { before, after } = change;
      if (before.maps.length > after.maps.length)
        await repository.deleteMapsFrom(tx, after.id, after.maps.length);
      await recordResult(tx, change);
      if (hasResult(after) || formerTeams(change).length > 0)
        await closeWhatWaits(tx, after.id, change);
    }
    for (const hook of this.#hooks()) {
      for (const change of changes) await hook.afterWrite?.(tx, change);
    }
    await tellLeaders(tx, changes);
    await announce(
      tx,
      changes.map((change) => ({
        id: change.after.id,
        type: eventOf(change),
        formerTeams: formerTeams(change),
      })),
    );
  }

  async #undoneBy(tx: Tx, change: ResultChange): Promise<string[]> {
    const undone = [];
    for (const hook of this.#hooks()) undone.push(...((await hook.findUndone?.(tx, change)) ?? []));
    return undone;
  }
}

/** The bracket first, its matches after it: whoever settles something takes the locks in this order. */
export async function lock(tx: Tx, id: string): Promise<Series> {
  const seen = await repository.findById(tx, id);
  if (!seen) throw new ObjectNotFound();
  if (seen.stage !== null) await repository.lockBracket(tx, seen.tournament!);
  const [series] = await repository.lockSeries(tx, [id]);
  if (!series) throw new InvalidAction('This match was deleted meanwhile.');
  return series;
}

/** Whoever changes something must have seen what it is now. */
export function assertSeen({ revision }: Series, seen: number | undefined): void {
  if (seen === undefined || seen === revision) return;
  throw new InvalidAction('This match was changed by someone else meanwhile.', { revision });
}

export async function write(tx: Tx, series: Series): Promise<Series> {
  const { id, maps, number: _, at: __, revision: ___, ...columns } = series;
  const row = await repository.update(tx, id, columns);
  await repository.saveMaps(tx, maps);
  return { ...row, maps };
}

function formerTeams({ before, after }: ResultChange): string[] {
  return [before.teamA, before.teamB].flatMap((team) =>
    team === null || team === after.teamA || team === after.teamB ? [] : [team],
  );
}

async function recordResult(tx: Tx, change: ResultChange): Promise<void> {
  const { before, after, actor, now } = change;
  if (!hasResult(before) && !hasResult(after)) return;
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action: eventOf(change),
    subject: `match:${after.id}`,
    before: resultOf(before),
    after: resultOf(after),
  });
}

function resultOf({ state, scoreA, scoreB, winner, forfeitedBy, maps }: Series) {
  return {
    state,
    scoreA,
    scoreB,
    winner,
    forfeitedBy,
    maps: maps.map(({ map, scoreA, scoreB, winner }) => ({ map, scoreA, scoreB, winner })),
  };
}
