import { expect, it } from 'vitest';
import { onDemand } from './on-demand';

const Panel = () => null;
const load = async () => ({ default: Panel });

it('is the component itself once it was preloaded', async () => {
  const panel = onDemand(load);
  await panel.preload();
  expect(panel.component()).toBe(Panel);
});

it('stays what was drawn first, so that nothing on the page is built anew', async () => {
  const panel = onDemand(load);
  const first = panel.component();
  await panel.preload();
  expect(first).not.toBe(Panel);
  expect(panel.component()).toBe(first);
});

it('can be preloaded again after that failed', async () => {
  let tries = 0;
  const panel = onDemand(async () => {
    if (tries++ === 0) throw new Error('offline');
    return { default: Panel };
  });
  await expect(panel.preload()).rejects.toThrow('offline');
  await panel.preload();
  expect(panel.component()).toBe(Panel);
});
