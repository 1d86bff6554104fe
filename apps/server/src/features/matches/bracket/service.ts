/**
 * What brackets do to their matches: they create them, send teams into them and take results back
 * that no longer hold. A row is never deleted or renumbered while its bracket stands.
 */
import { isDeepStrictEqual } from 'node:util';
import { InvalidAction } from '@mes/contract/errors';
import { resetMap } from '@mes/domain/series/enter-result';
import { hasResult } from '@mes/domain/series/states';
import { type Forfeit, otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publishChanges, type ResultChange } from '../changes/service';
import * as repository from '../repository';
import type { Results } from '../results/service';
import type { MatchRow, NewMatch, Series } from '../tables';
import { texts } from '../texts';

/** The teams of a match of a bracket and how it is decided. Its position never changes. */
export interface MatchPlacement {
  readonly id: string;
  readonly teamA: string | null;
  readonly teamB: string | null;
  readonly decision: MatchDecision;
  /** Absent where the bracket no longer has a place for the match. */
  readonly links?: BracketLinks;
}

/** Where a match comes from and leads to, and its round: these depend on the number of teams. */
export type BracketLinks = Pick<
  MatchRow,
  'originA' | 'originB' | 'winnerTo' | 'loserTo' | 'roundName' | 'bestOf' | 'vetoFormat'
>;

export type MatchDecision =
  /** The result that was entered stands. */
  | { readonly kind: 'given' }
  /** It is still to be played. */
  | { readonly kind: 'open' }
  /** A team was put out. */
  | { readonly kind: 'forfeit'; readonly by: Forfeit }
  /** It will not be played; a team without an opponent advances as its winner. */
  | { readonly kind: 'unplayed'; readonly winner: TeamSlot | null };

/** Only writes: the caller hands the changes to the result hooks. */
export async function placeTeams(
  tx: Tx,
  placements: readonly MatchPlacement[],
  { actor, now }: AnyAction,
): Promise<ResultChange[]> {
  const byId = new Map(placements.map((placement) => [placement.id, placement]));
  const changes: ResultChange[] = [];
  for (const before of await repository.lockAllSeries(tx, [...byId.keys()])) {
    const after = withPlacement(before, byId.get(before.id)!, now);
    if (isDeepStrictEqual(before, after)) continue;
    changes.push({
      before,
      after: await repository.saveSeries(tx, after),
      lines: [],
      actor,
      now,
    });
  }
  return changes;
}

/** For a look before a change; the stages of their bracket must be locked already. */
export function lockMatches(tx: Tx, matchIds: readonly string[]): Promise<Series[]> {
  return repository.lockAllSeries(tx, matchIds);
}

/** By id of the match; null takes a time away. Only writes, as `placeTeams` does. */
export async function setStartTimes(
  tx: Tx,
  times: ReadonlyMap<string, number | null>,
  { actor, now }: AnyAction,
): Promise<ResultChange[]> {
  const changes: ResultChange[] = [];
  for (const before of await repository.lockAllSeries(tx, [...times.keys()])) {
    const after = { ...before, startsAt: times.get(before.id) ?? null };
    if (before.startsAt === after.startsAt) continue;
    changes.push({
      before,
      after: await repository.saveSeries(tx, after),
      lines: [],
      actor,
      now,
    });
  }
  return changes;
}

export async function insertMatches(tx: Tx, rows: readonly NewMatch[]): Promise<void> {
  await repository.insert(tx, rows);
  await publishChanges(
    tx,
    rows.map(({ id }) => ({ matchId: id, type: 'match.created' })),
  );
}

/** Deletes the matches of a bracket as if it had never been drawn. */
export async function deleteMatches(
  tx: Tx,
  { matchIds, results }: { matchIds: readonly string[]; results: Results },
  action: AnyAction,
): Promise<void> {
  const known = await repository.lockAllSeries(tx, matchIds);
  if (known.some((series) => !isUntouched(series))) throw new InvalidAction(texts.bracket.played);
  await results.delete(tx, { matchIds, referenced: texts.bracket.referenced }, action);
}

/** Nothing of it was played, neither to its end nor in part. */
export function isUntouched(series: Pick<Series, 'state' | 'automatic'>): boolean {
  return series.automatic || series.state === 'scheduled';
}

function withPlacement(series: Series, placement: MatchPlacement, now: number): Series {
  const { teamA, teamB, decision } = placement;
  const hasOtherTeams = teamA !== series.teamA || teamB !== series.teamB;
  const links = placement.links && changedLinks(series, placement.links);
  const here = { ...(hasOtherTeams ? emptied(series) : series), ...links, teamA, teamB };
  if (decision.kind === 'given') return { ...here, automatic: false };
  if (decision.kind === 'forfeit') return { ...forfeited(here, decision.by, now), automatic: true };
  const open = hasResult(here) || here.state === 'cancelled' ? reopened(here) : here;
  if (decision.kind === 'open') return { ...open, automatic: false };
  return { ...open, state: 'cancelled', winner: decision.winner, automatic: true };
}

/** Staff may have edited the length of a series: it only changes along with its round. */
function changedLinks(
  series: Series,
  { bestOf, vetoFormat, ...links }: BracketLinks,
): Partial<BracketLinks> {
  return links.roundName === series.roundName ? links : { ...links, bestOf, vetoFormat };
}

/** Other teams will play it: everything that these did in it is removed. */
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
    maps: series.maps.map(resetMap),
  };
}

/** The maps that were played keep their results, as after any forfeit. */
function forfeited(series: Series, by: Forfeit, now: number): Series {
  return {
    ...series,
    state: 'forfeited',
    forfeitedBy: by,
    winner: by === 'both' ? null : otherTeam(by),
    finishedAt: series.finishedAt ?? now,
  };
}
