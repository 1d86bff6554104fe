/** Changes of matches: the hooks that follow them, and the events that publish them. */
import { channels } from '@mes/contract/channels';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { MatchResultEvent } from '@mes/contract/matches-events';
import { hasResult } from '@mes/domain/series/states';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import * as repository from '../repository';
import { findSummaries } from '../summaries/service';
import type { Series } from '../tables';

/** What a series was and what it became. Either may be without a result. */
export interface ResultChange extends AnyAction {
  readonly before: Series;
  readonly after: Series;
  /** Statistics that were entered with this change; a map without any keeps those it has. */
  readonly lines: readonly StatLineInput[];
}

export interface StatLineInput {
  /** Index of the map, in order of play. */
  readonly map: number;
  readonly player: string;
  readonly opponent: TeamSlot;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
}

/**
 * What happens in the transaction of a result, in features above matches: the bracket goes on,
 * statistics are counted, ratings are requested. Features register their hook at the start, so that
 * matches need not import them.
 */
export interface ResultHook {
  /** Ids of later matches that this change would undo; called before anything is written. */
  findUndone?(tx: Tx, change: ResultChange): Promise<readonly string[]>;
  /** Runs after the row is written and returns the other matches that it changed. */
  propagate?(tx: Tx, change: ResultChange): Promise<readonly ResultChange[]>;
  /**
   * Runs for every change once all of them are written: the result itself and what followed from it.
   * Rows of maps that were removed still exist, with everything that refers to them.
   */
  afterChange?(tx: Tx, change: ResultChange): Promise<void>;
  /** Runs after all of it, when those rows are deleted: for what shows the series as it is now. */
  afterWrite?(tx: Tx, change: ResultChange): Promise<void>;
  /** Runs before series without a result are deleted, while other rows still refer to them. */
  beforeDelete?(tx: Tx, matchIds: readonly string[], action: AnyAction): Promise<void>;
}

/** Past tense, on the channel of the match itself and on all that show it. */
export type MatchEvent = 'match.created' | MatchResultEvent;

export interface MatchChange {
  readonly matchId: string;
  readonly type: MatchEvent;
  /** Ids of teams that have left the match with this change. */
  readonly formerTeamIds?: readonly string[];
}

/**
 * Publishes changes of matches on every channel that shows them, once at the end of a transaction.
 * The first one is what happened; the others followed from it.
 */
export async function publishChanges(tx: Tx, changes: readonly MatchChange[]): Promise<void> {
  if (changes.length === 0) return;
  const summaries = await findSummaries(
    tx,
    changes.map(({ matchId }) => matchId),
  );
  const formerTeamNames = await repository.findTeamNames(
    tx,
    changes.flatMap(({ formerTeamIds = [] }) => formerTeamIds),
  );
  const playerIds = await repository.findPlayerIdsByMatches(
    tx,
    changes.filter(({ type }) => isAboutResult(type)).map(({ matchId }) => matchId),
  );
  await publishAll(tx, changes, { summaries, formerTeamNames, playerIds });
}

/** Takes the summaries of before the matches were deleted. */
export async function publishDeletions(tx: Tx, matches: readonly MatchSummary[]): Promise<void> {
  const on = matches.flatMap((match) => [
    channels.match(match.id),
    ...(match.tournament ? [channels.tournament(match.tournament.id)] : []),
    ...teamNamesOf(match).map(channels.team),
    channels.matches(),
  ]);
  await publish(tx, on, 'match.deleted', { matches: matches.map(({ id }) => id) });
}

export function eventOf({ before, after }: ResultChange): MatchEvent {
  if (hasResult(before)) return isSameResult(before, after) ? 'match.changed' : 'match.corrected';
  return hasResult(after) ? 'match.finished' : 'match.changed';
}

function isSameResult(one: Series, other: Series): boolean {
  return (
    one.state === other.state &&
    one.winner === other.winner &&
    one.scoreA === other.scoreA &&
    one.scoreB === other.scoreB
  );
}

function isAboutResult(type: MatchEvent): boolean {
  return type === 'match.finished' || type === 'match.corrected';
}

async function publishAll(
  tx: Tx,
  changes: readonly MatchChange[],
  {
    summaries,
    formerTeamNames,
    playerIds,
  }: {
    summaries: readonly MatchSummary[];
    formerTeamNames: readonly string[];
    playerIds: readonly string[];
  },
): Promise<void> {
  const types = new Map(changes.map(({ matchId, type }) => [matchId, type]));
  const { type } = changes[0]!;
  for (const match of summaries) {
    const own = types.get(match.id);
    // Nobody can have subscribed to a match that did not exist yet.
    if (own && own !== 'match.created') await publish(tx, channels.match(match.id), own, match);
  }
  const tournamentIds = summaries.flatMap(({ tournament }) => tournament?.id ?? []);
  const teamNames = [...summaries.flatMap(teamNamesOf), ...formerTeamNames];
  const lists = [
    ...tournamentIds.map(channels.tournament),
    ...teamNames.map(channels.team),
    channels.matches(),
  ];
  const matches = summaries.map(({ id }) => id);
  await publish(tx, lists, type, { matches });
  if (type !== 'match.created')
    await publish(tx, playerIds.map(channels.player), type, { matches });
}

function teamNamesOf({ teamA, teamB }: MatchSummary): string[] {
  return [teamA, teamB].flatMap((team) => team?.name ?? []);
}
