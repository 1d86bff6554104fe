/** Loads what a cue needs before it is shown; everything is loaded once for the life of the page. */
import type { Cue } from '@mes/contract/show-schemas';
import { findSceneGroup } from '@mes/domain/stream/scenes';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadFonts } from '../packages/fonts';
import type { KitContextValue } from '../packages/kit-context';
import { loadLayout, loadPackage } from '../packages/load-package';
import { loadLayouts, loadScene, SCENE_NAMES } from '../scenes';

export interface LoadedScene {
  readonly Scene: ComponentType;
  readonly kit: KitContextValue;
}

type CueLook = Pick<Cue, 'scene' | 'package'>;
type PackageLook = Pick<Cue, 'package'>;

async function loadCue({ scene, package: name }: CueLook): Promise<LoadedScene> {
  const [Scene, kit] = await Promise.all([loadScene(scene), loadKit(name)]);
  if (!Scene) throw new Error(`There is no scene ${scene}.`);
  return { Scene, kit: { ...kit, layouts: await loadLayouts(kit.kit, scene) } };
}

/** The package with what lies over the game. */
async function loadOverlayKit({ package: name }: PackageLook): Promise<KitContextValue> {
  const kit = await loadKit(name);
  const [inGame, infoCard] = await Promise.all([
    loadLayout(kit.kit, 'in-game'),
    loadLayout(kit.kit, 'info-card'),
  ]);
  return { ...kit, layouts: { 'in-game': inGame, 'info-card': infoCard } };
}

/** The package alone, as a stinger needs it. */
async function loadStingerKit({ package: name }: PackageLook): Promise<KitContextValue> {
  return loadKit(name);
}

async function loadKit(name: string): Promise<KitContextValue> {
  const group = findSceneGroup(name);
  if (!group) throw new Error(`There is no group of scenes ${name}.`);
  const kit = await loadPackage(group.package);
  await loadFonts(kit.fonts);
  return { group, kit, layouts: {} };
}

/** What is loaded already is there in the first render: a take must not wait for a promise. */
const loaded = new Map<string, unknown>();

/** Null until it is loaded. It fails where files are gone, or the cue is of a newer build. */
export function useLoadedCue({ scene, package: name }: Cue, onFailure: () => void) {
  return useLoaded(`${name}/${scene}`, () => loadCue({ scene, package: name }), onFailure);
}

export function useStingerKit({ package: name }: Cue, onFailure: () => void) {
  return useLoaded(name, () => loadStingerKit({ package: name }), onFailure);
}

export function useOverlayKit({ package: name }: Cue, onFailure: () => void) {
  return useLoaded(`${name}/overlay`, () => loadOverlayKit({ package: name }), onFailure);
}

function useLoaded<T>(key: string, load: () => Promise<T>, onFailure: () => void): T | null {
  const [, setLoaded] = useState<string>();
  const start = useEffectEvent(load);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isGone = false;
    if (loaded.has(key)) return;
    start().then(
      (value) => {
        loaded.set(key, value);
        if (!isGone) setLoaded(key);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return (loaded.get(key) as T | undefined) ?? null;
}

const PRELOAD_PAUSE_MS = 150;

/**
 * The code of all scenes in the package on air, one after the other while nothing else happens, so that
 * a take waits for data at most. Returns a function that stops it.
 */
export function preloadScenes(group: string): () => void {
  let isStopped = false;
  const run = async () => {
    for (const scene of SCENE_NAMES) {
      await new Promise((done) => setTimeout(done, PRELOAD_PAUSE_MS));
      if (isStopped) return;
      const cue = { scene, package: group };
      // What is missing is reported when it is taken.
      await loadCue(cue).then(
        (value) => loaded.set(`${group}/${scene}`, value),
        () => {},
      );
    }
  };
  void run();
  return () => {
    isStopped = true;
  };
}
