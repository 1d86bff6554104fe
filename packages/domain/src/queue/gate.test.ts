import { describe, expect, it } from 'vitest';
import { bypassReason, type Caller, isGated, isGatedCall, passState } from './gate';

const HOUR = 60 * 60_000;
const NOON = Date.UTC(2024, 5, 10, 12);

describe('a pass', () => {
  it.each([
    { idle: 0, state: 'active' },
    { idle: 119_999, state: 'active' },
    { idle: 120_000, state: 'ended' },
    { idle: -5_000, state: 'active' },
  ])('idle for $idle ms is $state', ({ idle, state }) => {
    expect(passState(NOON, NOON + idle)).toBe(state);
  });
});

describe('skipping the queue', () => {
  const visitor: Caller = { permissions: [], checkedInFor: [], hasApiKey: false };

  it.each([
    { caller: {}, reason: null, because: 'a visitor waits' },
    { caller: { permissions: ['MODERATOR'] }, reason: 'staff', because: 'case is ignored' },
    { caller: { permissions: ['admin'] }, reason: 'staff', because: 'admins hold everything' },
    {
      caller: { permissions: ['fullclips'] },
      reason: 'staff',
      because: 'every staff grant counts',
    },
    { caller: { permissions: ['beta'] }, reason: null, because: 'an unknown grant is no staff' },
    { caller: { checkedInFor: [NOON + 11 * HOUR] }, reason: 'player', because: 'plays today' },
    { caller: { checkedInFor: [NOON - 12 * HOUR] }, reason: 'player', because: 'the day began' },
    { caller: { checkedInFor: [NOON + 12 * HOUR] }, reason: null, because: 'plays tomorrow' },
    { caller: { checkedInFor: [NOON - 13 * HOUR] }, reason: null, because: 'played yesterday' },
    {
      caller: { hasApiKey: true },
      reason: 'api key',
      because: 'API keys have limits of their own',
    },
  ])('$caller gives $reason: $because', ({ caller, reason }) => {
    expect(bypassReason({ ...visitor, ...caller }, NOON)).toBe(reason);
  });

  it('a match shortly after midnight counts on the evening before', () => {
    const evening = Date.UTC(2024, 5, 10, 23, 40);
    const caller = { ...visitor, checkedInFor: [Date.UTC(2024, 5, 11, 0, 15)] };
    expect(bypassReason(caller, evening)).toBe('player');
  });
});

describe('a path', () => {
  it.each([
    '/',
    '/app',
    '/app/',
    '/app/manage',
    '/app/streamingx',
    '/app/stream/configuration',
    '/app/teams/Nova%2Fqueue',
    '/app/streaming/../manage',
    '/app/streaming/%2e%2e/manage',
    '/%61pp/manage',
    '//app/manage',
    '/App/manage',
    '/app/%',
    '/app/manage?queue=skip',
    '/api/request',
    '/api/players/me',
    '/api/teams/queue',
    '/api/website/players/stream',
    '/gatewayV3',
    '/gatewayV3/?EIO=4&streaming=false',
    '/socket.io/?EIO=4',
  ])('%s is gated', (path) => {
    expect(isGated(path)).toBe(true);
  });

  it.each([
    '/app/streaming',
    '/app/streaming/embers-s3/versus/EmbersS4EU/Final?screenshot=true',
    '/app/login?code=1',
    '/app/register',
    '/app/clearcache',
    '/app/queue',
    '/app/teams/queue',
    '/stream/socket',
    '/stream/overlay',
    '/api/stream/configuration',
    '/api/login',
    '/api/register/discord?state=x',
    '/api/queue/enter/queue-abc',
    '/api/push/subscribe',
    '/api/health',
    '/health',
    '/service-worker.js',
    '/assets/index-abc.js',
    '/gatewayV3/?EIO=4&streaming=true',
  ])('%s is never gated', (path) => {
    expect(isGated(path)).toBe(false);
  });
});

describe('an object/action call', () => {
  it.each([
    { object: 'stream', action: 'info-card', gated: false },
    { object: 'stream_match', action: 'get', gated: false },
    { object: 'player', action: 'login', gated: false },
    { object: 'player', action: 'push_endpoint', gated: false },
    { object: 'player', action: 'info', gated: true },
    { object: 'requests', action: 'batch', gated: true },
  ])('$object/$action is gated: $gated', ({ gated, ...call }) => {
    expect(isGatedCall(call)).toBe(gated);
  });
});
