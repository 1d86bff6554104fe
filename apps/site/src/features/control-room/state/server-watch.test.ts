import type { ConnectionState } from '@mes/client/connection';
import { observable } from '@mes/client/observable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerWatch } from './server-watch';

function setUp() {
  const connected = observable<ConnectionState>('connected');
  const server = { answers: true };
  const connect = vi.fn(() => connected.set('connected'));
  const watch = createServerWatch({
    connection: {
      get state() {
        return connected.get();
      },
      subscribeState: connected.subscribe,
      subscribeLatencies: () => () => {},
      connect,
      close: () => {},
    },
    probe: async () => server.answers,
    now: () => Date.now(),
  });
  const onBack = vi.fn();
  const stop = watch.start(onBack);
  return { watch, connected, server, connect, onBack, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a server', () => {
  it('that goes is tried every two seconds, and connected to once it answers', async () => {
    const { watch, connected, server, connect, onBack, stop } = setUp();
    server.answers = false;
    connected.set('disconnected');
    const since = watch.get().awaySince;
    expect(since).not.toBeNull();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(connect).not.toHaveBeenCalled();
    expect(watch.get().awaySince).toBe(since);
    server.answers = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connect).toHaveBeenCalledOnce();
    expect(onBack).toHaveBeenCalledOnce();
    expect(watch.get().awaySince).toBeNull();
    stop();
  });

  it('is away as soon as a press has got no answer', async () => {
    const { watch, server, stop } = setUp();
    server.answers = false;
    watch.tryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.get().awaySince).not.toBeNull();
    stop();
  });
});
