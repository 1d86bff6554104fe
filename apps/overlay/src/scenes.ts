import type { ComponentType } from 'react';

/** One folder a scene, loaded on demand: OBS opens a page for each. */
const files = import.meta.glob<{ default: ComponentType }>('./scenes/*/index.tsx');

const LOAD_AGAIN_MS = 5_000;

const loads = new Map(Object.entries(files).map(([file, load]) => [file.split('/')[2], load]));

/** Before anything is drawn: React would hold back what comes later for 300 ms. */
export async function loadScene(name: string): Promise<ComponentType | null> {
  const load = loads.get(name);
  return load ? (await load().catch(loadAgain)).default : null;
}

/** The server went away between the page and its scene, or has a newer build: start over. */
function loadAgain(): Promise<never> {
  setTimeout(() => location.reload(), LOAD_AGAIN_MS * (0.5 + Math.random()));
  return new Promise(() => {});
}
