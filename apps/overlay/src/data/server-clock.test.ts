import { expect, it } from 'vitest';
import { manualClock } from '../../../../packages/client/testing/clock';
import { createServerClock } from './server-clock';

const AHEAD_MS = 3_600_000;

it('knows nothing before the first pong, or without the time of the server', () => {
  const clock = createServerClock(manualClock());
  expect(clock.now()).toBeNull();
  clock.sync({ sentAt: 0, serverTime: undefined });
  expect(clock.now()).toBeNull();
});

it('a PC that is an hour behind knows the time of the server by its quickest pong', () => {
  const pc = manualClock();
  const clock = createServerClock(pc);
  const ping = (there: number, back: number) => {
    const sentAt = pc.now();
    pc.advance(there);
    const serverTime = pc.now() + AHEAD_MS;
    pc.advance(back);
    clock.sync({ sentAt, serverTime });
  };
  ping(10, 400);
  ping(4, 4);
  ping(300, 20);
  expect(clock.now()).toBe(pc.now() + AHEAD_MS);
});
