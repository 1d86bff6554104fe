import { type LayerProps, type Role, SceneLayer } from './SceneLayer';
import type { Standby, Take, Takes } from './takes';

export interface LayersProps
  extends Pick<LayerProps, 'onReady' | 'onPrepared' | 'onLeft' | 'onFailure'> {
  takes: Takes;
}

/** A scene keeps its layer while it is prepared, comes, is on screen and leaves. */
export function SceneLayers({ takes, ...handlers }: LayersProps) {
  const standby = takes.standby && { take: preparedTake(takes.standby), role: 'standby' as const };
  return [...rolesOf(takes), ...(standby ? [standby] : [])].map(({ take, role }) => (
    <SceneLayer key={take.layer} take={take} role={role} {...handlers} />
  ));
}

/** As if it were taken now: then it has the series on stream. */
function preparedTake({ layer, cue }: Standby): Take {
  return { key: layer, layer, cue, series: null, channels: NO_CHANNELS };
}

const NO_CHANNELS = { score_bug: null, lower_third: null, sponsor: null, info_card: null };

export function rolesOf({ current, coming, leaving }: Takes): { take: Take; role: Role }[] {
  const all = [
    { take: leaving, role: 'leaving' },
    { take: current, role: 'current' },
    { take: coming, role: 'coming' },
  ] as const;
  return all.flatMap(({ take, role }) => (take ? [{ take, role }] : []));
}
