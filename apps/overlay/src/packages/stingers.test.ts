import { stingerOf } from '@mes/domain/show/cue';
import { expect, it } from 'vitest';
import { SCENE_GROUPS } from './groups';
import { loadPackage } from './load-package';

/** The look of groups whose own package is not built yet; its stinger is the same for all of them. */
const STANDS_IN = 'classic';

it.each(SCENE_GROUPS.filter((group) => group.package !== STANDS_IN))(
  'the server counts the stinger of $group as its package plays it',
  async ({ group, package: id }) => {
    const { ms, coveredFromMs, coveredToMs } = (await loadPackage(id)).motion.stinger;
    const { durationMs, cutMs } = stingerOf(group);
    expect(durationMs).toBe(ms);
    expect(cutMs).toBeGreaterThanOrEqual(coveredFromMs);
    expect(cutMs).toBeLessThanOrEqual(coveredToMs);
  },
);
