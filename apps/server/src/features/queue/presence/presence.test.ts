import { IDLE_MS } from '@mes/domain/queue/queue';
import { expect, it } from 'vitest';
import { Presence, SIGN_EVERY_MS } from './service';

const sign = (seen: number) => ({ identifier: 'a', admitted: 0, seen });

it('writes a visitor down at once, then every half minute at most, and the last sign always', () => {
  const presence = new Presence();
  presence.see('a', { admitted: 0, now: 0 });
  const first = presence.due(0);
  expect(first.signs).toEqual([sign(0)]);
  first.saved();

  presence.see('a', { admitted: 0, now: 20_000 });
  expect(presence.due(20_000).signs).toEqual([]);
  const second = presence.due(SIGN_EVERY_MS);
  expect(second.signs).toEqual([sign(20_000)]);
  second.saved();
  expect(presence.due(SIGN_EVERY_MS * 2).signs).toEqual([]);
});

it('keeps what could not be written down', () => {
  const presence = new Presence();
  presence.see('a', { admitted: 0, now: 0 });
  presence.due(0);
  expect(presence.due(1).signs).toEqual([sign(0)]);
});

it('forgets who has left', () => {
  const presence = new Presence();
  presence.see('a', { admitted: 0, now: 0 });
  expect(presence.due(IDLE_MS).signs).toEqual([]);
  expect(presence.lastSeen('a')).toBeUndefined();
});
