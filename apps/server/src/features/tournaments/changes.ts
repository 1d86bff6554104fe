/** What every change of a tournament leaves behind: an audit row, and events for whoever shows it. */
import { channels } from '@mes/contract/channels';
import type { Json } from '@mes/contract/scalars';
import type { EntryEvent, TournamentEvent } from '@mes/contract/tournaments-events';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
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
}

type RecordedChange = Recorded &
  (
    | { readonly action: TournamentEvent }
    /** Nothing that the public could see has changed. */
    | { readonly action: 'tournament.seeding_submitted' }
  );

type Subject = Pick<TournamentRow, 'id' | 'state'>;

/** Of the tournament itself. Nobody but staff hears of a draft. */
export async function recordChange(
  tx: Tx,
  { id, state }: Subject,
  { action, before, after }: RecordedChange,
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
  await publish(tx, channels.staff(), action, { id, state });
  if (action === 'tournament.seeding_submitted' || state === 'draft') return;
  await publish(tx, [channels.tournament(id), channels.tournaments()], action, { id, state });
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
  type: EntryEvent,
  { teams, players, isPublic }: Concerned & { readonly isPublic: boolean },
): Promise<void> {
  const whole = { id, teams: [...teams] };
  const ofTeams = teams.map(channels.team);
  await publish(tx, channels.staff(), type, whole);
  if (!isPublic) return publish(tx, ofTeams, 'team.changed', {});
  const ofTournament = [channels.tournament(id), channels.tournaments()];
  const ofPlayers = players.map(channels.player);
  await publish(tx, [...ofTournament, ...ofTeams, ...ofPlayers], type, whole);
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
