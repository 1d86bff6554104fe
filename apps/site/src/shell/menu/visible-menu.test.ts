import { describe, expect, it } from 'vitest';
import { isGroup } from './menu-table';
import { accountLinks, currentLink, visibleMenu } from './visible-menu';

const everywhere = () => true;

const PUBLIC = ['Tournaments', 'Leaderboards', 'Search Match', 'Match Voting', 'News', 'Blacklist'];

function labels(permissions: string[]): string[] {
  return visibleMenu(permissions, everywhere).map(({ label }) => label);
}

function group(permissions: string[], label: string): string[] | undefined {
  const found = visibleMenu(permissions, everywhere).find(
    (entry) => isGroup(entry) && entry.label === label,
  );
  return found && isGroup(found) ? found.links.map((link) => link.label) : undefined;
}

describe('the menu', () => {
  it.each([
    { who: 'visitors', permissions: [], shown: [...PUBLIC, 'Support'] },
    { who: 'casters', permissions: ['readfacts'], shown: [...PUBLIC, 'Support'] },
    { who: 'clippers', permissions: ['fullclips'], shown: [...PUBLIC, 'Support'] },
    { who: 'streamers', permissions: ['editstream'], shown: [...PUBLIC, 'Support', 'Staff'] },
    { who: 'moderators', permissions: ['moderator'], shown: [...PUBLIC, 'Support', 'Staff'] },
    { who: 'admins', permissions: ['Admin'], shown: [...PUBLIC, 'Support', 'Staff', 'Admin'] },
  ])('for $who shows $shown', ({ permissions, shown }) => {
    expect(labels(permissions)).toEqual(shown);
  });

  it('shows the staff leaderboard to moderators only', () => {
    expect(group([], 'Leaderboards')).toEqual(['Players', 'Teams', 'Transfers']);
    expect(group(['Moderator'], 'Leaderboards')).toEqual([
      'Players',
      'Teams',
      'Transfers',
      'Staff',
    ]);
  });

  it('gives admins a group of support pages in place of the link', () => {
    expect(group(['Admin'], 'Support')).toEqual(['Information', 'View Tickets', 'My Tickets']);
    expect(group(['Moderator'], 'Support')).toBeUndefined();
  });

  it.each([
    { permissions: ['editstream'], shown: ['Stream Configuration'] },
    { permissions: ['editstream', 'readfacts'], shown: ['Stream Configuration', 'Caster Info'] },
    {
      permissions: ['Moderator'],
      shown: [
        'Match Editor',
        'Rosters',
        'Seeding',
        'Manage Notes & Ban',
        'Matchup List',
        'Matchup Create',
        'Highlight Tagging',
      ],
    },
  ])('fills the staff group of $permissions with $shown', ({ permissions, shown }) => {
    expect(group(permissions, 'Staff')).toEqual(shown);
  });
});

describe('an entry whose page is not there', () => {
  const without = (...gone: string[]) =>
    visibleMenu([], (path) => !gone.includes(path)).map(({ label }) => label);

  it('is not shown', () => {
    expect(without('/blacklist')).not.toContain('Blacklist');
    expect(without('/blacklist')).toContain('News');
  });

  it('leaves its group, and the last one takes the group along', () => {
    expect(without('/leaderboards/teams')).toContain('Leaderboards');
    const group = ['/leaderboards/teams', '/leaderboards/players', '/transfers'];
    expect(without(...group)).not.toContain('Leaderboards');
  });
});

describe('the menu of the account', () => {
  const OWN = ['Messages', 'Notifications', 'Following', 'My Tickets'];

  it.each([
    { who: 'players', permissions: [], shown: OWN },
    { who: 'casters', permissions: ['readfacts'], shown: [...OWN, 'Caster Info'] },
    {
      who: 'clippers',
      permissions: ['fullclips'],
      shown: [...OWN, 'Highlight Tagging', 'Highlight Search'],
    },
    { who: 'moderators', permissions: ['Moderator'], shown: OWN },
    { who: 'admins', permissions: ['Admin'], shown: OWN },
  ])('has for $who $shown', ({ permissions, shown }) => {
    expect(accountLinks(permissions, everywhere).map(({ label }) => label)).toEqual(shown);
  });

  it('has no link to a page that is not there', () => {
    expect(accountLinks(['readfacts'], (path) => path !== '/stream/casterinfo')).toHaveLength(4);
  });
});

describe('the entry of the page one is on', () => {
  it.each([
    { path: '/voting', label: 'Match Voting' },
    { path: '/blog/some-article', label: 'News' },
    { path: '/support/tickets', label: 'View Tickets' },
    { path: '/support/tickets/user/my-tickets', label: 'My Tickets' },
    { path: '/supporters', label: undefined },
    { path: '/', label: undefined },
  ])('of $path is $label', ({ path, label }) => {
    expect(currentLink(visibleMenu(['Admin'], everywhere), path)?.label).toBe(label);
  });
});
