import { describe, expect, it } from 'vitest';
import { createChannelId } from './channel-id';
import { isEditable, slowModeWait } from './limits';

const MINUTE = 60_000;

describe('slow mode', () => {
  it.each([
    ['the first message', { lastSentAt: null, slowModeSeconds: 30, now: 0 }, 0],
    ['at once', { lastSentAt: 1_000, slowModeSeconds: 30, now: 1_000 }, 30],
    ['a part of a second counts', { lastSentAt: 0, slowModeSeconds: 30, now: 29_001 }, 1],
    ['in time', { lastSentAt: 0, slowModeSeconds: 30, now: 30_000 }, 0],
    ['off', { lastSentAt: 0, slowModeSeconds: 0, now: 0 }, 0],
  ])('%s', (_, given, seconds) => {
    expect(slowModeWait(given)).toBe(seconds);
  });
});

it('a message can be edited for 15 minutes', () => {
  expect([0, 15 * MINUTE - 1, 15 * MINUTE].map((now) => isEditable(0, now))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('the id of a channel', () => {
  it.each([
    ['Looking for team', 'looking-for-team'],
    ['  Général ', 'general-2'],
    ['Archive', 'archive-2'],
    ['聊天', 'channel'],
  ])('%s', (name, id) => {
    expect(createChannelId(name, (taken) => taken === 'general')).toBe(id);
  });
});
