import type { Follow } from '@mes/contract/follows';
import type { FollowKind } from '@mes/domain/follows/follows';
import { matchName } from '@mes/domain/series/match-name';
import { teamPath } from '../../components/pictures/team-path';

/** What a star is about; a team is named by its name. */
export interface FollowSubject {
  readonly kind: FollowKind;
  readonly id: string;
  readonly name: string;
}

export function subjectOf(follow: Follow): FollowSubject {
  if (follow.kind === 'team') return { kind: 'team', id: follow.team.name, name: follow.team.name };
  if (follow.kind === 'match')
    return { kind: 'match', id: follow.match.id, name: matchName(follow.match) };
  const { id, name } = follow.kind === 'player' ? follow.player : follow.tournament;
  return { kind: follow.kind, id, name };
}

export function pathOf({ kind, id }: FollowSubject): string {
  if (kind === 'team') return teamPath(id);
  return `/${kind === 'player' ? 'players' : kind}/${encodeURIComponent(id)}`;
}

export function isSame(
  one: Pick<FollowSubject, 'kind' | 'id'>,
  other: Pick<FollowSubject, 'kind' | 'id'>,
): boolean {
  return one.kind === other.kind && one.id.toLowerCase() === other.id.toLowerCase();
}
