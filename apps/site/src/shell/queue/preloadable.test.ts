import { expect, it } from 'vitest';
import { preloadable } from './preloadable';

const Panel = (_props: { title: string }) => null;
const load = async () => ({ default: Panel });
const PROPS = { title: 'Roster' };

it('renders the component itself once it was preloaded', async () => {
  const panel = preloadable(load);
  await panel.preload();
  expect(panel.render(PROPS)).toMatchObject({ type: Panel, props: PROPS });
});

it('keeps the component type of the first render, so that nothing is unmounted', async () => {
  const panel = preloadable(load);
  const first = panel.render(PROPS).type;
  await panel.preload();
  expect(first).not.toBe(Panel);
  expect(panel.render(PROPS).type).toBe(first);
});

it('can be preloaded again after a failure', async () => {
  let tries = 0;
  const panel = preloadable(async () => {
    if (tries++ === 0) throw new Error('offline');
    return { default: Panel };
  });
  await expect(panel.preload()).rejects.toThrow('offline');
  await panel.preload();
  expect(panel.render(PROPS).type).toBe(Panel);
});
