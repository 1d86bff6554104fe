import { stingerOf } from '@mes/domain/show/cue';
import { expect, it } from 'vitest';
import { SCENE_GROUPS } from './groups';
import { loadPackage } from './load-package';

it.each(SCENE_GROUPS)(
  'the server counts the stinger of $group as its package plays it',
  async ({ group, package: id }) => {
    const { ms, coveredFromMs, coveredToMs } = (await loadPackage(id)).motion.stinger;
    const { durationMs, cutMs } = stingerOf(group);
    expect(durationMs).toBe(ms);
    expect(cutMs).toBeGreaterThanOrEqual(coveredFromMs);
    expect(cutMs).toBeLessThanOrEqual(coveredToMs);
  },
);
