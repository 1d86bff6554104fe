/**
 * What brackets do to their matches: they make them, send teams into them and take results back that
 * no longer hold. A row is never deleted or renumbered while its bracket stands.
 */

import { isDeepStrictEqual } from 'node:util';
import { InvalidAction } from '@mes/contract/errors';
import type { Forfeit, TeamSlot } from '@mes/domain/series/team-slots';
import type { AnyAction } from '../../platform/calls/actor';
import { isForeignKeyViolation, type Tx } from '../../platform/database/database';
import { announce, announceDeleted } from './announcing';
import { hasResult, type ResultChange } from './followers';
import { unplayed } from './outcome';
import type { MatchRow, NewMatch, Series } from './repository';
import * as repository from './repository';
import { write } from './settling';
import { summaries } from './summaries';

/** How a match of a bracket stands. Its position never changes. */
export interface Placed {
  readonly id: string;
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly decision: Decision;
  /** Absent where the bracket has no place for the match any more. */
  readonly way?: Way;
}

/** Where a match comes from and leads to, and what its round is: more teams or fewer change that. */
export type Way = Pick<
  MatchRow,
  'originA' | 'originB' | 'winnerTo' | 'loserTo' | 'roundName' | 'bestOf' | 'vetoFormat'
>;

export type Decision =
  /** What was given stands. */
  | { readonly kind: 'given' }
  /** It is still to be played. */
  | { readonly kind: 'open' }
  /** A team was put out. */
  | { readonly kind: 'forfeit'; readonly by: Forfeit }
  /** It will not be played; a team that has nobody to play goes on as its winner. */
  | { readonly kind: 'unplayed'; readonly winner: TeamSlot | null };

/** Nobody is told yet: whoever placed them hands the changes to the followers. */
export async function place(
  tx: Tx,
  placed: readonly Placed[],
  { actor, now }: AnyAction,
): Promise<ResultChange[]> {
  const wanted = new Map(placed.map((each) => [each.id, each]));
  const changes: ResultChange[] = [];
  for (const before of await repository.lockSeries(tx, [...wanted.keys()])) {
    const after = afterPlacing(before, wanted.get(before.id)!, now);
    if (isDeepStrictEqual(before, after)) continue;
    changes.push({ before, after: await write(tx, after), lines: [], actor, now });
  }
  return changes;
}

export async function setTimes(
  tx: Tx,
  times: ReadonlyMap<string, number>,
  { actor, now }: AnyAction,
): Promise<ResultChange[]> {
  const changes: ResultChange[] = [];
  for (const before of await repository.lockSeries(tx, [...times.keys()])) {
    const after = { ...before, startsAt: times.get(before.id)! };
    if (before.startsAt === after.startsAt) continue;
    changes.push({ before, after: await write(tx, after), lines: [], actor, now });
  }
  return changes;
}

export async function add(tx: Tx, rows: readonly NewMatch[]): Promise<void> {
  await repository.insert(tx, rows);
  await announce(
    tx,
    rows.map(({ id }) => ({ id, type: 'match.created' })),
  );
}

/** Takes a bracket's matches away as if it had never been drawn. */
export async function removeAll(tx: Tx, ids: readonly string[]): Promise<void> {
  const known = await repository.lockSeries(tx, ids);
  if (known.some((series) => !isUntouched(series)))
    throw new InvalidAction('Matches of this bracket have been played.');
  const shown = await summaries(tx, ids);
  try {
    await tx.transaction((step) => repository.deleteByIds(step, ids));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new InvalidAction('Something else still refers to matches of this bracket.');
  }
  await announceDeleted(tx, shown);
}

/** Nothing was played in it: neither to its end nor in part. */
export function isUntouched(series: Pick<Series, 'state' | 'automatic'>): boolean {
  return series.automatic || series.state === 'scheduled';
}

function afterPlacing(series: Series, placed: Placed, now: number): Series {
  const { teamA, teamB, decision } = placed;
  const otherTeams = teamA !== series.teamA || teamB !== series.teamB;
  const way = placed.way && wayOf(series, placed.way);
  const here = { ...(otherTeams ? emptied(series) : series), ...way, teamA, teamB };
  if (decision.kind === 'given') return { ...here, automatic: false };
  if (decision.kind === 'forfeit') return { ...forfeited(here, decision.by, now), automatic: true };
  const open = hasResult(here) || here.state === 'cancelled' ? reopened(here) : here;
  if (decision.kind === 'open') return { ...open, automatic: false };
  return { ...open, state: 'cancelled', winner: decision.winner, automatic: true };
}

/** How long a series is may have been edited: it only changes where its round is another. */
function wayOf(series: Series, { bestOf, vetoFormat, ...way }: Way): Partial<Way> {
  return way.roundName === series.roundName ? way : { ...way, bestOf, vetoFormat };
}

/** Other teams will play it: nothing of what these did in it is left. */
function emptied(series: Series): Series {
  const blank = { checkedInA: null, checkedInB: null, lobby: '', maps: [] };
  return { ...reopened(series), ...blank };
}

function reopened(series: Series): Series {
  return {
    ...series,
    state: 'scheduled',
    scoreA: 0,
    scoreB: 0,
    winner: null,
    forfeitedBy: null,
    startedAt: null,
    finishedAt: null,
    maps: series.maps.map(unplayed),
  };
}

/** What was played stands, as after any forfeit. */
function forfeited(series: Series, by: Forfeit, now: number): Series {
  return {
    ...series,
    state: 'forfeited',
    forfeitedBy: by,
    winner: by === 'both' ? null : by === 'A' ? 'B' : 'A',
    finishedAt: series.finishedAt ?? now,
  };
}
