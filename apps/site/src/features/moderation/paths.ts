/** The page of moderators about a player or team. */
export function managePath({ kind, id }: { kind: 'player' | 'team'; id: string }): string {
  return `/manage?about=${encodeURIComponent(kind === 'team' ? `team:${id}` : id)}`;
}

export function subjectPath({ kind, id }: { kind: 'player' | 'team'; id: string }): string {
  return kind === 'team'
    ? `/teams/${encodeURIComponent(id)}`
    : `/players/${encodeURIComponent(id)}`;
}
