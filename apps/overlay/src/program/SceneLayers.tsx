import { type LayerProps, type Role, SceneLayer } from './SceneLayer';
import type { Take, Takes } from './takes';

export interface LayersProps extends Pick<LayerProps, 'onReady' | 'onLeft' | 'onFailure'> {
  takes: Takes;
}

/** A scene keeps its layer while it comes, is on screen and leaves. */
export function SceneLayers({ takes, ...handlers }: LayersProps) {
  return rolesOf(takes).map(({ take, role }) => (
    <SceneLayer key={take.key} take={take} role={role} {...handlers} />
  ));
}

export function rolesOf({ current, coming, leaving }: Takes): { take: Take; role: Role }[] {
  const all = [
    { take: leaving, role: 'leaving' },
    { take: current, role: 'current' },
    { take: coming, role: 'coming' },
  ] as const;
  return all.flatMap(({ take, role }) => (take ? [{ take, role }] : []));
}
