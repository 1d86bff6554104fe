import type { Cue } from '@mes/contract/show-schemas';
import { useEffect, useEffectEvent } from 'react';
import { OverlayLayer } from './OverlayLayer';
import type { Role } from './SceneLayer';
import { type LayersProps, rolesOf } from './SceneLayers';
import type { Take, Takes } from './takes';

/**
 * What lies over the game, for the match and in the package of each take. Takes that have both in common
 * share a layer, so that a sponsor or a card stays where it is when the scene below it changes.
 */
export function OverlayLayers({ takes, onReady, onPrepared, onLeft, onFailure }: LayersProps) {
  const { coming, leaving } = takes;
  const layers = layersOf(takes);
  const isShared = (take: Take) => !layers.some((layer) => layer.take.key === take.key);
  const report = useEffectEvent(() => {
    if (coming && isShared(coming)) onReady(coming.key);
    if (leaving && isShared(leaving)) onLeft(leaving.key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take is reported once
  useEffect(() => report(), [coming?.key, leaving?.key, takes.current?.key]);
  return layers.map(({ id, take, cue, role }) => (
    <OverlayLayer
      key={id}
      take={take}
      cue={cue}
      role={role}
      onReady={onReady}
      onPrepared={onPrepared}
      onLeft={onLeft}
      onFailure={onFailure}
    />
  ));
}

interface Layer {
  readonly id: string;
  readonly take: Take;
  readonly cue: Cue;
  readonly role: Role;
}

const FIRST: readonly Role[] = ['current', 'coming', 'leaving'];

/** Where takes share a layer, it shows the one that is on screen. */
function layersOf(takes: Takes): Layer[] {
  const all = rolesOf(takes)
    .flatMap(({ take, role }) => (take.cue ? [{ take, role, cue: take.cue }] : []))
    .map((layer) => ({ ...layer, id: lookOf(layer) }))
    .toSorted((one, other) => FIRST.indexOf(one.role) - FIRST.indexOf(other.role));
  const byLook = new Map<string, Layer>();
  for (const layer of all) if (!byLook.has(layer.id)) byLook.set(layer.id, layer);
  return [...byLook.values()];
}

/** The player of a cue changes the strap only. */
function lookOf({ cue, take }: Pick<Layer, 'cue' | 'take'>): string {
  const { package: name, match, tournament, round } = cue;
  return JSON.stringify([name, match ?? take.series, tournament, round]);
}
