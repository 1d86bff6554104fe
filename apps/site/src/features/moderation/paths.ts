import type { OwnBan } from '@mes/contract/support-schemas';

/** The page of moderators about a player or team. */
export function managePath({ kind, id }: { kind: 'player' | 'team'; id: string }): string {
  return `/manage?about=${encodeURIComponent(kind === 'team' ? `team:${id}` : id)}`;
}

export function subjectPath({ kind, id }: { kind: 'player' | 'team'; id: string }): string {
  return kind === 'team'
    ? `/teams/${encodeURIComponent(id)}`
    : `/players/${encodeURIComponent(id)}`;
}

/** A path of the site: the appeal, or the form to write one. */
export function appealPath({ id, ticket }: OwnBan): string {
  return ticket === null
    ? `/support?category=appeal&ban=${encodeURIComponent(id)}`
    : `/support/tickets/${encodeURIComponent(ticket)}`;
}
