import type { BanRecord, NoteEntry, Notes } from '@mes/contract/moderation-schemas';
import { BAN_SCOPES } from '@mes/domain/moderation/ban-scopes';
import type { BanRow } from '../moderation/records/service';
import { type PlayerReference, toPlayerReference } from '../players/service';
import type { FoundNote } from './repository';

export function toEntry({ note, by }: FoundNote): NoteEntry {
  const { id, text, revision, createdAt, editedAt } = note;
  return { noteId: id, note: text, revision, by: toReference(by), at: createdAt, editedAt };
}

export function toBanRecord({ ban, by, liftedBy }: BanRow): BanRecord {
  const { id, reason, scope, until, createdAt, liftedAt } = ban;
  return {
    id,
    reason,
    scope,
    until,
    since: createdAt,
    by: toReference(by),
    liftedAt,
    liftedBy: toReference(liftedBy),
  };
}

/** The one in force that excludes from most. */
export function widestBan(records: readonly BanRecord[], now: number): Notes['ban'] {
  const inForce = records.filter(
    ({ until, liftedAt }) => liftedAt === null && (until === null || until > now),
  );
  const width = ({ scope }: BanRecord) => BAN_SCOPES.indexOf(scope);
  const [widest] = inForce.toSorted((one, other) => width(one) - width(other));
  return widest ? { reason: widest.reason, scope: widest.scope, until: widest.until } : null;
}

export function toReference(player: PlayerReference | null): PlayerReference | null {
  return player && toPlayerReference(player);
}
