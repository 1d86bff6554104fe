import { IDLE_MS } from '@mes/domain/queue/queue';
import { expect, it } from 'vitest';
import { HEARTBEAT_MS, Presence } from './service';

const sign = (seen: number) => ({ identifier: 'a', admitted: 0, seen });

it('writes a visitor down at once, then every half minute at most, and the last sign always', () => {
  const presence = new Presence();
  presence.markSeen('a', { admitted: 0, now: 0 });
  const first = presence.unsaved(0);
  expect(first.heartbeats).toEqual([sign(0)]);
  first.saved();

  presence.markSeen('a', { admitted: 0, now: 20_000 });
  expect(presence.unsaved(20_000).heartbeats).toEqual([]);
  const second = presence.unsaved(HEARTBEAT_MS);
  expect(second.heartbeats).toEqual([sign(20_000)]);
  second.saved();
  expect(presence.unsaved(HEARTBEAT_MS * 2).heartbeats).toEqual([]);
});

it('keeps what could not be written down', () => {
  const presence = new Presence();
  presence.markSeen('a', { admitted: 0, now: 0 });
  presence.unsaved(0);
  expect(presence.unsaved(1).heartbeats).toEqual([sign(0)]);
});

it('removes visitors who have left', () => {
  const presence = new Presence();
  presence.markSeen('a', { admitted: 0, now: 0 });
  expect(presence.unsaved(IDLE_MS).heartbeats).toEqual([]);
  expect(presence.lastSeen('a')).toBeUndefined();
});
