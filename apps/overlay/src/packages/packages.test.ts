import { SCENE_GROUPS } from '@mes/domain/stream/scenes';
import { expect, it } from 'vitest';
import { loadPackage } from './load-package';

const FOLDERS = Object.keys(import.meta.glob(['./*/index.ts', '!./defaults/index.ts']));

it('every package renders a group of scenes, and every group has a package', () => {
  const wanted = SCENE_GROUPS.map((group) => `./${group.package}/index.ts`);
  expect(new Set(wanted)).toEqual(new Set(FOLDERS));
});

it.each(SCENE_GROUPS)(
  'the server counts the stinger of $group as its package plays it',
  async ({ package: id, stinger: { durationMs, cutMs } }) => {
    const { ms, coveredFromMs, coveredToMs } = (await loadPackage(id)).motion.stinger;
    expect(durationMs).toBe(ms);
    expect(cutMs).toBeGreaterThanOrEqual(coveredFromMs);
    expect(cutMs).toBeLessThanOrEqual(coveredToMs);
  },
);
