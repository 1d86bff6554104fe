import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUDIENCES, type AudienceMember, isInAudience } from './audience';
import { isAllowedAddress } from './button';
import { announcementState, endProblem } from './state';

describe('the state at 100', () => {
  it.each([
    [{ startsAt: null, endsAt: null, deletedAt: null }, 'draft'],
    [{ startsAt: null, endsAt: 50, deletedAt: null }, 'draft'],
    [{ startsAt: 101, endsAt: null, deletedAt: null }, 'planned'],
    [{ startsAt: 100, endsAt: 101, deletedAt: null }, 'live'],
    [{ startsAt: 50, endsAt: null, deletedAt: null }, 'live'],
    [{ startsAt: 50, endsAt: 100, deletedAt: null }, 'ended'],
    [{ startsAt: 50, endsAt: null, deletedAt: 60 }, 'deleted'],
  ] as const)('of %o is %s', (dates, state) => {
    expect(announcementState(dates, 100)).toBe(state);
  });

  it.each([
    [{ startsAt: 100, endsAt: null }, null],
    [{ startsAt: 100, endsAt: 101 }, null],
    [{ startsAt: 200, endsAt: 200 }, 'It must end after it has started.'],
    [{ startsAt: 50, endsAt: 100 }, 'It would have ended already.'],
  ])('has the problem of its end in %o: %s', (times, problem) => {
    expect(endProblem(times, 100)).toBe(problem);
  });
});

describe('the audience', () => {
  const player: AudienceMember = {
    isBanned: false,
    permissions: [],
    tournamentIds: ['spring'],
  };
  const moderator = { isBanned: false, permissions: ['Moderator'], tournamentIds: [] };
  const banned = { isBanned: true, permissions: ['Moderator'], tournamentIds: ['spring'] };
  const of = (person: AudienceMember | null) =>
    AUDIENCES.filter((audience) => isInAudience({ audience, tournamentId: 'spring' }, person));

  it('of a visitor and of somebody banned is everyone', () => {
    expect(of(null)).toEqual(['everyone']);
    expect(of(banned)).toEqual(['everyone']);
  });

  it('is narrower for teams of a tournament and for staff', () => {
    expect(of(player)).toEqual(['everyone', 'accounts', 'tournament']);
    expect(of(moderator)).toEqual(['everyone', 'accounts', 'staff']);
  });

  it('of a tournament that is gone is nobody', () => {
    expect(isInAudience({ audience: 'tournament', tournamentId: null }, player)).toBe(false);
  });
});

const TRICKY = ['/', '\\', ':', '@', '.', 'a', 'https', '?', '#', ' ', '\t', '"', '<'];

describe('a button', () => {
  it.each([
    '/tournament/spring',
    '/blog?tag=recap#final',
    '/',
    'https://discord.example/invite/abc?x=1',
    'HTTPS://Example.org:8443',
  ])('may lead to %s', (address) => {
    expect(isAllowedAddress(address)).toBe(true);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.org',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '/api/accounts',
    '/files/x.html',
    'https://good.example@bad.example',
    'https://example',
    'https://example.org/"onclick="x',
    'https://example.org/\nx',
    ' https://example.org',
    '',
    'tournament',
  ])('must not lead to %j', (address) => {
    expect(isAllowedAddress(address)).toBe(false);
  });

  it('never leaves the site by a path, nor https by an address', () => {
    const tricky = fc.string({ unit: fc.constantFrom(...TRICKY) });
    fc.assert(
      fc.property(tricky, (text) => {
        for (const address of [text, `/${text}`, `https://${text}`]) {
          if (!isAllowedAddress(address)) continue;
          const url = new URL(address, 'https://site.example');
          expect(url.protocol).toBe('https:');
          expect(url.username).toBe('');
          if (address.startsWith('/')) expect(url.origin).toBe('https://site.example');
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
