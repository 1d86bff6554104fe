import { expect, it, vi } from 'vitest';
import { createMetrics } from './metrics';

const LAG = /^nodejs_eventloop_lag_(min|p50|p99)_seconds (\S+)$/gm;

it('says how late the event loop is, without the time between two measurements', async () => {
  const metrics = createMetrics();
  const lags = await vi.waitFor(
    async () => {
      const found = [...(await metrics.text()).matchAll(LAG)].map(([, , lag]) => Number(lag));
      expect(found).toHaveLength(3);
      // Nothing is known before the first measurement.
      for (const lag of found) expect(lag).toBeLessThan(1_000);
      return found;
    },
    { interval: 500, timeout: 20_000 },
  );
  expect(Math.min(...lags)).toBeLessThan(0.1);
});
