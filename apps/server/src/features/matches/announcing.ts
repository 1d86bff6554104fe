import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Tx } from '../../platform/database/database';
import { emitAll, type NewEvent } from '../../platform/outbox/outbox';
import { hasResult, type ResultChange } from './followers';
import * as lookups from './repository-lookups';
import { summaries } from './summaries';

/** Past tense, on the channel of the match itself and on all that show it. */
export type MatchEvent = 'match.created' | 'match.changed' | 'match.finished' | 'match.corrected';

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
  await emitAll(tx, eventsOf(told, { shown, former, players }));
}

/** What their summaries were. */
export async function announceDeleted(tx: Tx, matches: readonly MatchSummary[]): Promise<void> {
  const channels = new Set(
    matches.flatMap((match) => [
      `match:${match.id}`,
      ...(match.tournament ? [`tournament:${match.tournament.id}`] : []),
      ...teamsOf(match).map((name) => `team:${name}`),
      'matches',
    ]),
  );
  const event = { type: 'match.deleted', data: { matches: matches.map(({ id }) => id) } };
  await emitAll(
    tx,
    [...channels].map((channel) => ({ channel, ...event })),
  );
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

function eventsOf(
  told: readonly Told[],
  {
    shown,
    former,
    players,
  }: { shown: readonly MatchSummary[]; former: readonly string[]; players: readonly string[] },
): NewEvent[] {
  const types = new Map(told.map(({ id, type }) => [id, type]));
  const { type } = told[0]!;
  const changed = shown.map(({ id }) => id);
  const tournaments = new Set(shown.flatMap(({ tournament }) => tournament?.id ?? []));
  const teams = new Set([...shown.flatMap(teamsOf), ...former]);
  const whole = { type, data: { matches: changed } };
  return [
    // Nobody can be waiting for a match that was not there yet.
    ...shown
      .filter(({ id }) => types.get(id) !== 'match.created')
      .map((match) => ({ channel: `match:${match.id}`, type: types.get(match.id)!, data: match })),
    ...[...tournaments].map((id) => ({ channel: `tournament:${id}`, ...whole })),
    ...[...teams].map((name) => ({ channel: `team:${name}`, ...whole })),
    ...players.map((id) => ({ channel: `player:${id}`, ...whole })),
    { channel: 'matches', ...whole },
  ];
}

function teamsOf({ teamA, teamB }: MatchSummary): string[] {
  return [teamA, teamB].flatMap((team) => team?.name ?? []);
}
