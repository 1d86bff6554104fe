import { channels } from '@mes/contract/channels';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { MatchResultEvent } from '@mes/contract/matches-events';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { hasResult, type ResultChange } from './followers';
import * as lookups from './repository-lookups';
import { summaries } from './summaries';

/** Past tense, on the channel of the match itself and on all that show it. */
export type MatchEvent = 'match.created' | MatchResultEvent;

interface Told {
  readonly id: string;
  readonly type: MatchEvent;
  /** Ids of teams that have left the match with this change. */
  readonly formerTeams?: readonly string[];
}

/**
 * Tells everyone who shows these matches, in one go at the end of a change. The first one is what
 * happened; the others followed from it.
 */
export async function announce(tx: Tx, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const shown = await summaries(
    tx,
    told.map(({ id }) => id),
  );
  const former = await lookups.findTeamNames(
    tx,
    told.flatMap(({ formerTeams = [] }) => formerTeams),
  );
  const players = await lookups.findPlayersOfMatches(
    tx,
    told.filter(({ type }) => isAboutResult(type)).map(({ id }) => id),
  );
  await publishAll(tx, told, { shown, former, players });
}

/** What their summaries were. */
export async function announceDeleted(tx: Tx, matches: readonly MatchSummary[]): Promise<void> {
  const on = matches.flatMap((match) => [
    channels.match(match.id),
    ...(match.tournament ? [channels.tournament(match.tournament.id)] : []),
    ...teamsOf(match).map(channels.team),
    channels.matches(),
  ]);
  await publish(tx, on, 'match.deleted', { matches: matches.map(({ id }) => id) });
}

export function eventOf({ before, after }: ResultChange): MatchEvent {
  if (hasResult(before)) return isSameResult(before, after) ? 'match.changed' : 'match.corrected';
  return hasResult(after) ? 'match.finished' : 'match.changed';
}

function isSameResult(one: ResultChange['before'], other: ResultChange['after']): boolean {
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
  told: readonly Told[],
  {
    shown,
    former,
    players,
  }: { shown: readonly MatchSummary[]; former: readonly string[]; players: readonly string[] },
): Promise<void> {
  const types = new Map(told.map(({ id, type }) => [id, type]));
  const { type } = told[0]!;
  for (const match of shown) {
    const own = types.get(match.id);
    // Nobody can be waiting for a match that was not there yet.
    if (own && own !== 'match.created') await publish(tx, channels.match(match.id), own, match);
  }
  const tournaments = shown.flatMap(({ tournament }) => tournament?.id ?? []);
  const teams = [...shown.flatMap(teamsOf), ...former];
  const lists = [
    ...tournaments.map(channels.tournament),
    ...teams.map(channels.team),
    channels.matches(),
  ];
  const matches = shown.map(({ id }) => id);
  await publish(tx, lists, type, { matches });
  if (type !== 'match.created') await publish(tx, players.map(channels.player), type, { matches });
}

function teamsOf({ teamA, teamB }: MatchSummary): string[] {
  return [teamA, teamB].flatMap((team) => team?.name ?? []);
}
