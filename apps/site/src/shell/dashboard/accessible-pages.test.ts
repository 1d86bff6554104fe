import { describe, expect, it } from 'vitest';
import { accessiblePages } from './accessible-pages';

const paths = (permissions: string[], exists: (path: string) => boolean = () => true) =>
  accessiblePages(permissions, { exists }).flatMap(({ links }) => links.map(({ to }) => to));

describe('the pages that the dashboard links', () => {
  it('are only those that exist', () => {
    expect(paths(['Admin'], (path) => path === '/properties')).toEqual(['/properties']);
    expect(accessiblePages(['Admin'], { exists: () => false })).toEqual([]);
  });

  it('are named once, however many groups mention them', () => {
    const all = paths(['Admin']);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    { permissions: ['readfacts'], has: '/stream/casterinfo', lacks: '/match/editor' },
    { permissions: ['fullclips'], has: '/highlights/tagging', lacks: '/stream/configuration' },
    { permissions: ['Moderator'], has: '/match/editor', lacks: '/properties' },
    { permissions: [], has: '/support', lacks: '/support/tickets' },
    { permissions: ['Admin'], has: '/support/tickets', lacks: '/nowhere' },
  ])('of $permissions hold $has and not $lacks', ({ permissions, has, lacks }) => {
    expect(paths(permissions)).toContain(has);
    expect(paths(permissions)).not.toContain(lacks);
  });

  it('are those without what is refused, for a banned account', () => {
    const banned = accessiblePages([], { exists: () => true, isBanned: true });
    const links = banned.flatMap(({ links }) => links.map(({ to }) => to));
    expect(links).toContain('/support/tickets/user/my-tickets');
    expect(links).toContain('/highlights');
    expect(links).not.toContain('/messages');
    expect(links).not.toContain('/teams/create');
  });
});
