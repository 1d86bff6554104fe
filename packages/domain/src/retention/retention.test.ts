import { expect, it } from 'vitest';
import { formatRetention, RETENTION } from './retention';

it.each([
  [RETENTION.tickets, '2 years'],
  [RETENTION.timeOuts, '1 year'],
  [RETENTION.sessions, '90 days'],
  [RETENTION.repeatedRequests, '1 day'],
  [RETENTION.wrongCodes, '2 hours'],
  [RETENTION.startedSignIns, '10 minutes'],
])('%o reads as %s', (rule, text) => {
  expect(formatRetention(rule)).toBe(text);
});

it('says of everything what it is, why and for how long, once', () => {
  const rules = Object.values(RETENTION);
  expect(new Set(rules.map(({ what }) => what)).size).toBe(rules.length);
  for (const { what, why, ms, since } of rules) {
    expect([what, why, since].every((text) => text.length > 5)).toBe(true);
    expect(ms).toBeGreaterThan(0);
  }
});
