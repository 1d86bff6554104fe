import type { SceneReference } from '@mes/contract/stream-control';

/** Where a scene is found, as OBS and the monitors open it. */
export function sceneAddress({ group, scene, tournament, round }: SceneReference): string {
  const parts = ['/app/streaming', group, scene];
  // A round alone has no place in the address.
  if (tournament !== null) parts.push(tournament, ...(round === null ? [] : [round]));
  return parts.map((part, index) => (index === 0 ? part : encodeURIComponent(part))).join('/');
}

export function sceneOf(group: string, scene: string): SceneReference {
  return { group, scene, tournament: null, round: null };
}
