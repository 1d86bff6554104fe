import { expect, it } from 'vitest';
import { onDemand } from './on-demand';

const Panel = (_props: { title: string }) => null;
const load = async () => ({ default: Panel });
const PROPS = { title: 'Roster' };

it('is the component itself once it was preloaded', async () => {
  const panel = onDemand(load);
  await panel.preload();
  expect(panel.draw(PROPS)).toMatchObject({ type: Panel, props: PROPS });
});

it('stays the component that was rendered first, so that nothing below it is unmounted', async () => {
  const panel = onDemand(load);
  const first = panel.draw(PROPS).type;
  await panel.preload();
  expect(first).not.toBe(Panel);
  expect(panel.draw(PROPS).type).toBe(first);
});

it('can be preloaded again after that failed', async () => {
  let tries = 0;
  const panel = onDemand(async () => {
    if (tries++ === 0) throw new Error('offline');
    return { default: Panel };
  });
  await expect(panel.preload()).rejects.toThrow('offline');
  await panel.preload();
  expect(panel.draw(PROPS).type).toBe(Panel);
});
