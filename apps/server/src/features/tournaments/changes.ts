/** What every change of a tournament leaves behind: an audit row, and events for whoever shows it. */
import type { Json } from '@mes/contract/scalars';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { emitAll } from '../../platform/outbox/outbox';
import type { TournamentRow } from './repository';

export interface Act {
  /** Null for the server itself. */
  readonly actor: Actor | null;
  readonly now: number;
}

interface Recorded {
  /** Past tense, for the audit and for who listens: `tournament.changed`. */
  readonly action: string;
  readonly before?: Json;
  readonly after?: Json;
  /** Nothing that the public could see has changed. */
  readonly forStaff?: boolean;
}

type Subject = Pick<TournamentRow, 'id' | 'state'>;

/** Of the tournament itself. Nobody but staff hears of a draft. */
export async function recordChange(
  tx: Tx,
  { id, state }: Subject,
  { action, before, after, forStaff = state === 'draft' }: Recorded,
  { actor, now }: Act,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action,
    subject: `tournament:${id}`,
    before,
    after,
  });
  const channels = ['staff', ...(forStaff ? [] : [`tournament:${id}`, 'tournaments'])];
  const data = { id, state };
  await emitAll(
    tx,
    channels.map((channel) => ({ channel, type: action, data })),
  );
}

/** Whose entry changed: teams by name, players by id. */
export interface Concerned {
  readonly teams: readonly string[];
  readonly players: readonly string[];
}

/**
 * Tells of entries that changed. Applications are between a team and staff; only of teams that are
 * or were registered everyone hears, and the pages of their players change too. Anyone can listen to
 * the channel of a team: of an application it says no more than that there is something new.
 */
export async function tellEntries(
  tx: Tx,
  { id }: Subject,
  type: string,
  { teams, players, isPublic }: Concerned & { readonly isPublic: boolean },
): Promise<void> {
  const whole = { type, data: { id, teams: [...teams] } };
  const ofTeams = teams.map((name) => `team:${name}`);
  const ofPlayers = players.map((player) => `player:${player}`);
  await emitAll(
    tx,
    isPublic
      ? ['staff', `tournament:${id}`, 'tournaments', ...ofTeams, ...ofPlayers].map((channel) => ({
          channel,
          ...whole,
        }))
      : [
          { channel: 'staff', ...whole },
          ...ofTeams.map((channel) => ({ channel, type: 'team.changed', data: {} })),
        ],
  );
}

export async function auditEntry(
  tx: Tx,
  { id }: Pick<TournamentRow, 'id'>,
  { action, team, before, after }: Recorded & { readonly team: string },
  { actor, now }: Act,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor?.id ?? null,
    action,
    subject: `tournament:${id}`,
    before: before === undefined ? undefined : { team, entry: before },
    after: after === undefined ? { team } : { team, entry: after },
  });
}
