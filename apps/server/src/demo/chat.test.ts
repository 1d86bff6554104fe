import { describe, expect, it } from 'vitest';
import { generateChat } from './chat';
import { generateCommunity } from './community';

const now = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

describe.each([
  ['full', 5_250],
  ['small', 60],
] as const)('the %s demo chat', (size, count) => {
  const community = generateCommunity(size, now);
  const { messages, mentions } = generateChat(community, { size, now });

  it('has its messages in the order of time, over a year and up to today', () => {
    const ids = messages.map(({ id }) => id);
    expect(messages).toHaveLength(count);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(count);
    expect(messages[0]!.sentAt).toBeLessThan(now - 250 * DAY);
    expect(messages.at(-1)!.sentAt).toBeLessThanOrEqual(now);
    expect(messages.at(-1)!.sentAt).toBeGreaterThan(now - DAY);
  });

  it('fills in every name, and mentions whom the text names', () => {
    expect(messages.filter(({ text }) => text.includes('{'))).toEqual([]);
    const texts = new Map(messages.map(({ id, text }) => [id, text]));
    expect(mentions.length).toBeGreaterThan(0);
    for (const { message, name } of mentions) expect(texts.get(message)).toContain(`@${name}`);
  });

  it('is the same every time', () => {
    expect(generateChat(community, { size, now })).toEqual({ messages, mentions });
  });
});
